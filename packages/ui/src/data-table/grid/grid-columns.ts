import { minColumnWidth, namingColumn, type ColumnWidth, type DataTableColumn } from '../column.ts';

/** Id of the column with the row's checkbox. */
export const selectColumn = 'select:';

/** Id of the column with the expand button. */
export const expandColumn = 'expand:';

/** A column as laid out by the grid: one of the app's, or one of the table's own. Plain data, so it can be compared. */
export interface GridColumn {
  readonly id: string;
  readonly kind: 'data' | 'select' | 'expand';
  readonly header: string;
  readonly unit: string | undefined;
  readonly align: 'start' | 'end';
  readonly width: ColumnWidth;
  readonly minWidth: number;
  readonly maxWidth: number | null;
  readonly isNaming: boolean;
  /** Whether its cells hold text alone, and nothing that could be pressed. */
  readonly isText: boolean;
  readonly isSortable: boolean;
  readonly isHeaderHidden: boolean;
  readonly isStrong: boolean;
  readonly isMuted: boolean;
  /** Whether it is text after a column of figures; gets more space. */
  readonly isAfterFigures: boolean;
  /** Its index among the columns. */
  readonly place: number;
  /** Offset in px from the start where it sticks; `undefined` when it scrolls along. */
  readonly stickyStart: number | undefined;
}

/** Widths of the table's own columns, px. */
export const ownWidths = { select: 40, expand: 36 } as const;

/** Input for laying out the columns. */
export interface GridShape {
  readonly isSelectable: boolean;
  readonly isExpandable: boolean;
  /** Names of the table's own columns. */
  readonly headers: Readonly<Record<'select' | 'expand', string>>;
  /** Widths in px that the user has set. */
  readonly widths: Readonly<Record<string, number>>;
}

type Unplaced = Omit<GridColumn, 'place' | 'stickyStart'>;

function ownColumn(kind: 'select' | 'expand', header: string): Unplaced {
  const width = ownWidths[kind];
  return {
    id: kind === 'select' ? selectColumn : expandColumn,
    kind,
    header,
    unit: undefined,
    align: 'start',
    width,
    minWidth: width,
    maxWidth: width,
    isNaming: false,
    isText: false,
    isSortable: false,
    isHeaderHidden: true,
    isStrong: false,
    isMuted: false,
    isAfterFigures: false,
  };
}

function dataColumn<Row>(
  column: DataTableColumn<Row>,
  before: DataTableColumn<Row> | undefined,
  { isNaming, width }: { readonly isNaming: boolean; readonly width: number | undefined },
): Unplaced {
  const { align = 'start', minWidth = minColumnWidth, maxWidth, isHeaderHidden = false } = column;
  return {
    id: column.id,
    kind: 'data',
    header: column.header,
    unit: column.unit,
    align,
    width: width ?? column.width ?? '1fr',
    minWidth: typeof column.width === 'number' ? Math.min(minWidth, column.width) : minWidth,
    maxWidth: maxWidth ?? null,
    isNaming,
    isText: column.render === undefined && !isNaming,
    isSortable: column.isSortable ?? false,
    isHeaderHidden,
    isStrong: column.isStrong ?? false,
    isMuted: column.isMuted ?? false,
    isAfterFigures: before?.align === 'end' && align === 'start' && !isHeaderHidden,
  };
}

/** Lays out the columns: the table's own first, and all up to the naming one staying in view. */
export function gridColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  { isSelectable, isExpandable, headers, widths }: GridShape,
): readonly GridColumn[] {
  const naming = namingColumn(columns);
  const unplaced = [
    ...(isSelectable ? [ownColumn('select', headers.select)] : []),
    ...(isExpandable ? [ownColumn('expand', headers.expand)] : []),
    ...columns.map((column, index) =>
      dataColumn(column, columns[index - 1], { isNaming: column === naming, width: widths[column.id] }),
    ),
  ];
  const lastSticky = unplaced.findIndex(({ isNaming }) => isNaming);
  let start = 0;
  return unplaced.map((column, place) => {
    const stickyStart = place <= lastSticky ? start : undefined;
    start += typeof column.width === 'number' ? column.width : column.minWidth;
    return { ...column, place, stickyStart };
  });
}

/** Whether two layouts are the same, field by field. */
export function areSameColumns(some: readonly GridColumn[], others: readonly GridColumn[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}
