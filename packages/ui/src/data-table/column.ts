import type { ReactNode } from 'react';

/** Role of a column's value when the table becomes a list on phones. */
export type ListPlace = 'leading' | 'title' | 'detail' | 'figure' | 'status' | 'trailing' | 'none';

/** Width of a column: px, or a share of the remaining space. */
export type ColumnWidth = number | `${number}fr`;

/** A column of a {@link DataTable}: header, content and options. */
export interface DataTableColumn<Row> {
  readonly id: string;
  /** Header in sentence case, without the unit. */
  readonly header: string;
  /** Unit of all values, shown once in the header ("kWh"); the cells then hold figures only. */
  readonly unit?: string;
  /** The value as plain text, for screen readers, the list and search. A missing value is "–" or "saknas", never 0. */
  readonly text: (row: Row) => string;
  /** The content of the cell when it is more than the text: a badge, a bar, a button. */
  readonly render?: (row: Row) => ReactNode;
  /**
   * A decorative mark before the name of a row, as initials are. Second lines stand below the name, not below the mark. The
   * list on phones goes without, to save room.
   */
  readonly mark?: (row: Row) => ReactNode;
  /** Numbers and dates align to the end, everything else to the start. @default 'start' */
  readonly align?: 'start' | 'end';
  /** @default '1fr' */
  readonly width?: ColumnWidth;
  /** px. @default 96 */
  readonly minWidth?: number;
  /** px */
  readonly maxWidth?: number;
  readonly isSortable?: boolean;
  /** Field name for sorting on the server. @default the id */
  readonly ordering?: string;
  /** Whether the user may hide it; never the first column. @default true */
  readonly isHideable?: boolean;
  readonly isHiddenAtFirst?: boolean;
  /**
   * How soon the column leaves a table that is too narrow for all: the highest number first. One without a number never
   * leaves, as amounts and statuses should not. A column that has left and is a `detail` of the list becomes a second line
   * below the row's name.
   */
  readonly priority?: number;
  /** Hides the header visually: stars, menus. */
  readonly isHeaderHidden?: boolean;
  /** Stronger text, for the name of the row and for sums. */
  readonly isStrong?: boolean;
  /** Quieter text, for ids. */
  readonly isMuted?: boolean;
  /**
   * Role in the list on phones. By default the naming column is the title and the first end-aligned column the figure.
   */
  readonly listPlace?: ListPlace;
  /** Text below the figure in the list, for example "kWh/år"; by default the unit. */
  readonly listUnit?: string;
}

/** Least width of a column that says none, px. */
export const minColumnWidth = 96;

/** Least width of a column, px. */
export function leastWidth<Row>({ width, minWidth = minColumnWidth }: DataTableColumn<Row>): number {
  return typeof width === 'number' ? width : minWidth;
}

/** The column that names the row: the first with a visible header. */
export function namingColumn<Row>(
  columns: readonly DataTableColumn<Row>[],
): DataTableColumn<Row> | undefined {
  return columns.find(({ isHeaderHidden }) => isHeaderHidden !== true) ?? columns[0];
}

/** Whether the user may hide a column: not the naming one, and not one without a header to list it by. */
export function isHideable<Row>(
  column: DataTableColumn<Row>,
  columns: readonly DataTableColumn<Row>[],
): boolean {
  return column !== namingColumn(columns) && column.isHeaderHidden !== true && column.isHideable !== false;
}

/** Ids of the columns hidden by default. */
export function hiddenAtFirst<Row>(columns: readonly DataTableColumn<Row>[]): ReadonlySet<string> {
  return new Set(
    columns
      .filter((column) => column.isHiddenAtFirst === true && isHideable(column, columns))
      .map(({ id }) => id),
  );
}

/** Visible columns, in their order. */
export function visibleColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  hidden: ReadonlySet<string>,
): readonly DataTableColumn<Row>[] {
  return columns.filter((column) => !hidden.has(column.id) || !isHideable(column, columns));
}

/** Field for sorting by a column on the server. */
export function orderingField<Row>({ ordering, id }: DataTableColumn<Row>): string {
  return ordering ?? id;
}

/** Columns that fit, and those that have left. */
export interface FittingColumns<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  /** Those that have left and are details of the list on phones, in their order. */
  readonly details: readonly DataTableColumn<Row>[];
}

/**
 * Columns that fit a width, by their priorities.
 *
 * @param columns - Visible columns.
 * @param room - Width of the table without its own columns, px; undefined while not known.
 */
export function fittingColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  room: number | undefined,
): FittingColumns<Row> {
  const left = new Set<DataTableColumn<Row>>();
  const naming = namingColumn(columns);
  const leaving = columns
    .filter((column) => column.priority !== undefined && column !== naming)
    .toSorted((one, other) => (other.priority ?? 0) - (one.priority ?? 0));
  let needed = columns.reduce((sum, column) => sum + leastWidth(column), 0);
  for (const column of leaving) {
    if (room === undefined || needed <= room) break;
    left.add(column);
    needed -= leastWidth(column);
  }
  return {
    columns: left.size === 0 ? columns : columns.filter((column) => !left.has(column)),
    details: columns.filter((column) => left.has(column) && column.listPlace === 'detail'),
  };
}

/** Role of a column in the list on phones. */
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
