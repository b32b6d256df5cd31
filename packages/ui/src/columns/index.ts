/** Children side by side where there is room. */
export { Columns, type ColumnsProps } from './Columns.tsx';
