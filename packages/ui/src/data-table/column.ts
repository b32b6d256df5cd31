import type { ReactNode } from 'react';

/** Where a column's value goes when the table becomes a list on phones. */
export type ListPlace = 'leading' | 'title' | 'detail' | 'figure' | 'status' | 'trailing' | 'none';

/** Width of a column: px, or a share of what is left over. */
export type ColumnWidth = number | `${number}fr`;

/** A column of a {@link DataTable}: what it is called, what it shows and what may be done with it. */
export interface DataTableColumn<Row> {
  readonly id: string;
  /** Header in sentence case, without the unit. */
  readonly header: string;
  /** Unit of all values, said once in the header ("kWh"); the cells then hold figures only. */
  readonly unit?: string;
  /**
   * The value as plain text: what is read out, listed and searched for. A missing value is "–" or "saknas",
   * never 0.
   */
  readonly text: (row: Row) => string;
  /** What the cell shows when it is more than the text: a badge, a bar, a button. */
  readonly render?: (row: Row) => ReactNode;
  /** Numbers and dates stand at the end, everything else at the start. @default 'start' */
  readonly align?: 'start' | 'end';
  /** @default '1fr' */
  readonly width?: ColumnWidth;
  /** px. @default 96 */
  readonly minWidth?: number;
  /** px */
  readonly maxWidth?: number;
  readonly isSortable?: boolean;
  /** Field name that the server sorts by. @default the id */
  readonly ordering?: string;
  /** Whether the reader may hide it; never the first column. @default true */
  readonly isHideable?: boolean;
  readonly isHiddenAtFirst?: boolean;
  /** Keeps the header for screen readers only: stars, menus. */
  readonly isHeaderHidden?: boolean;
  /** Stronger text, for the name of the row and for sums. */
  readonly isStrong?: boolean;
  /** Quieter text, for ids. */
  readonly isMuted?: boolean;
  /**
   * Place in the list on phones. The naming column is the title and the first column at the end the figure
   * when none is given.
   */
  readonly listPlace?: ListPlace;
  /** Figures are put together with this text under them in the list, for example "kWh/år"; the unit if not given. */
  readonly listUnit?: string;
}

/** The column that names the row: the first with a visible header. */
export function namingColumn<Row>(
  columns: readonly DataTableColumn<Row>[],
): DataTableColumn<Row> | undefined {
  return columns.find(({ isHeaderHidden }) => isHeaderHidden !== true) ?? columns[0];
}

/** Whether the reader may hide a column: not the naming one, and not one without a header to choose it by. */
export function isHideable<Row>(
  column: DataTableColumn<Row>,
  columns: readonly DataTableColumn<Row>[],
): boolean {
  return column !== namingColumn(columns) && column.isHeaderHidden !== true && column.isHideable !== false;
}

/** Ids of the columns that are hidden until the reader chooses otherwise. */
export function hiddenAtFirst<Row>(columns: readonly DataTableColumn<Row>[]): ReadonlySet<string> {
  return new Set(
    columns
      .filter((column) => column.isHiddenAtFirst === true && isHideable(column, columns))
      .map(({ id }) => id),
  );
}

/** Columns in view, in their order. */
export function visibleColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  hidden: ReadonlySet<string>,
): readonly DataTableColumn<Row>[] {
  return columns.filter((column) => !hidden.has(column.id) || !isHideable(column, columns));
}

/** Field that the server sorts a column by. */
export function orderingField<Row>({ ordering, id }: DataTableColumn<Row>): string {
  return ordering ?? id;
}

/** Place of a column in the list on phones. */
export function listPlaceOf<Row>(
  column: DataTableColumn<Row>,
  columns: readonly DataTableColumn<Row>[],
): ListPlace {
  if (column.listPlace !== undefined) return column.listPlace;
  if (column === namingColumn(columns)) return 'title';
  const hasFigure = columns.some(({ listPlace }) => listPlace === 'figure');
  const firstAtEnd = columns.find(({ align, listPlace }) => align === 'end' && listPlace === undefined);
  return !hasFigure && column === firstAtEnd ? 'figure' : 'none';
}
