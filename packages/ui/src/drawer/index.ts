/** A panel with one item of a list, which stays visible. */
export { Drawer, type DrawerProps } from './Drawer.tsx';
