export { ExportMenu, type ExportChoice, type ExportMenuProps } from './ExportMenu.tsx';
