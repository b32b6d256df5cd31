import type { ReactNode } from 'react';

/** A group of rows: a company, a month. */
export interface RowGroup {
  readonly key: string;
  /** Name of the group. */
  readonly label: string;
  /** Quieter text after the name, for example "kundnummer 1048213". */
  readonly detail?: string;
  /** Sums of the group under their columns, by column id. */
  readonly values?: Readonly<Record<string, ReactNode>>;
}

/** The sum row at the end of the table. */
export interface SumRow {
  /** For example "Summa 14 anläggningar". */
  readonly label: string;
  /** Sums under their columns, by column id. */
  readonly values: Readonly<Record<string, ReactNode>>;
}

/** A data row with its nested rows. */
export interface DataEntry<Row> {
  readonly kind: 'row';
  readonly id: string;
  /** Name of the row. */
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

/** The rows of a table's body, from top to bottom. */
export type TableEntry<Row> = DataEntry<Row> | GroupEntry;

/** The sum row among the other rows. */
export interface SumEntry {
  readonly kind: 'sum';
  readonly id: typeof sumKey;
  readonly sum: SumRow;
}

/** How rows are identified, grouped and nested. */
export interface RowShape<Row> {
  /** A key that is stable over pages and reloads: the row's uuid. */
  readonly rowKey: (row: Row) => string;
  /** Name of a row: the text of its naming column. */
  readonly rowName: (row: Row) => string;
  /** The group of a row; rows of a group are already consecutive. */
  readonly groupOf?: ((row: Row) => RowGroup) | undefined;
  /** Nested rows, shown when expanded. */
  readonly childRows?: ((row: Row) => readonly Row[]) | undefined;
}

/** Key of the sum row; no uuid looks like it. */
export const sumKey = 'sum:';

const groupPrefix = 'group:';

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
      entries.push({ kind: 'group', id: `${groupPrefix}${group.key}`, group });
      current = group.key;
    }
    entries.push(dataEntry(row, shape));
  }
  return entries;
}

/** Keys of all data rows, expanded or not: what "choose all" selects. */
export function rowKeysOf<Row>(entries: readonly TableEntry<Row>[]): readonly string[] {
  return entries.flatMap((entry) => (entry.kind === 'row' ? [entry.id, ...rowKeysOf(entry.children)] : []));
}

/** Keys of the rows that cannot be selected: headings and the sum row. */
export function fixedKeysOf<Row>(entries: readonly TableEntry<Row>[]): readonly string[] {
  return [...entries.filter(({ kind }) => kind === 'group').map(({ id }) => id), sumKey];
}

/** The closing row as an entry of the body. */
export function sumEntry(sum: SumRow): SumEntry {
  return { kind: 'sum', id: sumKey, sum };
}

/** A run of columns covered by one cell. */
export interface CellSpan {
  readonly columnId: string;
  readonly span: number;
}

/**
 * Cells of a heading or sum row: the label spans its column and the empty ones after it, so that a long name is never
 * cut while there is room.
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
