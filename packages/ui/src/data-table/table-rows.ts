import type { ReactNode } from 'react';

/** A group of rows that stand together: a company, a month. */
export interface RowGroup {
  readonly key: string;
  /** Name of the group. */
  readonly label: string;
  /** Quieter text after the name, for example "kundnummer 1048213". */
  readonly detail?: string;
  /** Sums of the group under their columns, by column id. */
  readonly values?: Readonly<Record<string, ReactNode>>;
}

/** The row that closes the table with its sums. */
export interface SumRow {
  /** For example "Summa 14 anläggningar". */
  readonly label: string;
  /** Sums under their columns, by column id. */
  readonly values: Readonly<Record<string, ReactNode>>;
}

/** A row of data with the rows under it. */
export interface DataEntry<Row> {
  readonly kind: 'row';
  readonly id: string;
  /** What the row is called. */
  readonly name: string;
  readonly row: Row;
  readonly children: readonly DataEntry<Row>[];
}

/** A heading between rows. */
export interface GroupEntry {
  readonly kind: 'group';
  readonly id: string;
  readonly group: RowGroup;
}

/** What the body of a table shows, from top to bottom. */
export type TableEntry<Row> = DataEntry<Row> | GroupEntry;

/** The closing row where it stands among the others. */
export interface SumEntry {
  readonly kind: 'sum';
  readonly id: typeof SUM_KEY;
  readonly sum: SumRow;
}

/** How rows are told apart, put together and opened. */
export interface RowShape<Row> {
  /** A key that stays with the row over pages and reloads: its uuid. */
  readonly rowKey: (row: Row) => string;
  /** What a row is called: the text of its naming column. */
  readonly rowName: (row: Row) => string;
  /** The group a row belongs to; rows of a group stand after each other already. */
  readonly groupOf?: ((row: Row) => RowGroup) | undefined;
  /** Rows under a row, shown when it is opened. */
  readonly childRows?: ((row: Row) => readonly Row[]) | undefined;
}

/** Key of the closing row; no uuid looks like it. */
export const SUM_KEY = 'sum:';

const GROUP_PREFIX = 'group:';

function dataEntry<Row>(row: Row, shape: RowShape<Row>): DataEntry<Row> {
  return {
    kind: 'row',
    id: shape.rowKey(row),
    name: shape.rowName(row),
    row,
    children: shape.childRows?.(row).map((child) => dataEntry(child, shape)) ?? [],
  };
}

/** Lays out rows with a heading wherever the group changes. */
export function tableEntries<Row>(rows: readonly Row[], shape: RowShape<Row>): readonly TableEntry<Row>[] {
  const entries: TableEntry<Row>[] = [];
  let current: string | undefined;
  for (const row of rows) {
    const group = shape.groupOf?.(row);
    if (group !== undefined && group.key !== current) {
      entries.push({ kind: 'group', id: `${GROUP_PREFIX}${group.key}`, group });
      current = group.key;
    }
    entries.push(dataEntry(row, shape));
  }
  return entries;
}

/** Keys of all rows of data, opened or not: what "choose all" chooses. */
export function rowKeysOf<Row>(entries: readonly TableEntry<Row>[]): readonly string[] {
  return entries.flatMap((entry) => (entry.kind === 'row' ? [entry.id, ...rowKeysOf(entry.children)] : []));
}

/** Keys of the rows that cannot be chosen: headings and the closing row. */
export function fixedKeysOf<Row>(entries: readonly TableEntry<Row>[]): readonly string[] {
  return [...entries.filter(({ kind }) => kind === 'group').map(({ id }) => id), SUM_KEY];
}

/** The closing row as an entry of the body. */
export function sumEntry(sum: SumRow): SumEntry {
  return { kind: 'sum', id: SUM_KEY, sum };
}

/** A run of columns that one cell covers, with what stands in it. */
export interface CellSpan {
  readonly columnId: string;
  readonly span: number;
}

/**
 * Cells of a heading or closing row: the label covers its column and the empty ones after it, so that a long name
 * is never cut while there is room.
 */
export function labelSpans(
  columnIds: readonly string[],
  labelId: string,
  values: Readonly<Record<string, ReactNode>>,
): readonly CellSpan[] {
  const spans: CellSpan[] = [];
  let label: { columnId: string; span: number } | undefined;
  for (const columnId of columnIds) {
    if (columnId === labelId) {
      label = { columnId, span: 1 };
      spans.push(label);
    } else if (label !== undefined && values[columnId] === undefined) {
      label.span += 1;
    } else {
      label = undefined;
      spans.push({ columnId, span: 1 });
    }
  }
  return spans;
}
