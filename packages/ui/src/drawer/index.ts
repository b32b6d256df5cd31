/** A panel with one thing of a list, while the list stays. */
export { Drawer, type DrawerProps } from './Drawer.tsx';
