import { Apart } from '../../apart/apart.ts';

/** Most rows rendered without virtualisation; beyond that, selecting rows in react-aria's table is slow. */
export const plainRowLimit = 50;

/** React Aria's virtualiser and its layouts are a tenth of the table, and most tables have fewer rows than a page. */
export const virtualRows = new Apart(async () => {
  const { VirtualRows } = await import('./VirtualRows.tsx');
  return VirtualRows;
});
