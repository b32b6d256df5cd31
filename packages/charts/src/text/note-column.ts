import type { ChartTable, TableColumn } from '../chart/table-column.ts';
import { textsIn, type InLanguage } from '../core/texts-in.ts';
import { noteMessages } from './messages/notes.ts';

/** Columns of a table, with what is noted at each row last, where anything is; sorted by how much. */
export function columnsWithNotes(
  { columns, notedAt }: ChartTable,
  { language }: InLanguage,
): readonly TableColumn[] {
  if (!notedAt) return columns();
  const notes: TableColumn = {
    key: 'charts:notes',
    label: textsIn(noteMessages, language)('notes'),
    unit: '',
    isText: true,
    valueOf: (row) => notedAt(row).length,
    textOf: (row) =>
      notedAt(row)
        .map(({ label }) => label)
        .join(', '),
    noteOf: () => null,
    sumOf: () => null,
  };
  return [...columns(), notes];
}
