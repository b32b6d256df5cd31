export { ExportMenu, type ExportChoice } from './ExportMenu.tsx';
