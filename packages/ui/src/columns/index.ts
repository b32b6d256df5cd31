/** Children beside each other where there is room. */
export { Columns, type ColumnsProps } from './Columns.tsx';
