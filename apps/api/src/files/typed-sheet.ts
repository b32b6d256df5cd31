import type { Cell, Column, ColumnFormat, Sheet } from './sheet.ts';
import type { Language } from '@vinrod/locale/messages/language';
import type { Text } from '@vinrod/locale/messages/texts';

/** A column and the cell it has for each row. */
export interface SheetColumn<Row> {
  readonly heading: Text;
  /** In digits of the default font. */
  readonly width: number;
  readonly format: ColumnFormat;
  readonly cell: (row: Row, language: Language) => Cell;
}

/** A table of rows of one type. */
export interface SheetTable<Row> {
  readonly name: Text;
  readonly columns: readonly SheetColumn<Row>[];
}

const text: ColumnFormat = { kind: 'text' };

/** A column of texts. */
export function textColumn<Row>(
  heading: Text,
  width: number,
  cell: SheetColumn<Row>['cell'],
): SheetColumn<Row> {
  return { heading, width, format: text, cell };
}

/** A column of numbers that shows so many decimals. */
export function numberColumn<Row>(
  heading: Text,
  decimals: number,
  cell: SheetColumn<Row>['cell'],
): SheetColumn<Row> {
  return { heading, width: 16, format: { kind: 'number', decimals }, cell };
}

async function* cellsOf<Row>(
  columns: readonly SheetColumn<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
  language: Language,
): AsyncGenerator<readonly Cell[], void, void> {
  for await (const row of rows) yield columns.map(({ cell }) => cell(row, language));
}

/** A table with rows that are created while the file is written. */
export function sheetOf<Row>(
  { name, columns }: SheetTable<Row>,
  rows: Iterable<Row> | AsyncIterable<Row>,
  language: Language,
): Sheet {
  return {
    name: name[language],
    columns: columns.map(({ heading, width, format }): Column => ({
      heading: heading[language],
      width,
      format,
    })),
    rows: cellsOf(columns, rows, language),
  };
}
