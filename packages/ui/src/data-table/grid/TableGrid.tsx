import { useCallback, useId, useLayoutEffect, useMemo, useState, type ReactElement } from 'react';
import { ResizableTableContainer } from 'react-aria-components/Table';

import { useMessages } from '../../messages/use-messages.ts';
import { choiceEvents } from '../selection/choice-events.ts';
import { widthsInPx } from './column-widths.ts';
import type { GridColumn } from './grid-columns.ts';
import { GridStore, GridStoreContext } from './grid-store.ts';
import type { LiveTable } from '../live-table.ts';
import { GridTable } from './GridTable.tsx';
import { dataTableMessages } from '../messages.ts';
import { headerRows } from './grid-row.tsx';
import { SortDescription } from './SortDescription.tsx';
import type { TableDensity } from '../table-props.ts';
import { rowKeysOf, type SumRow, type TableEntry } from '../table-rows.ts';
import * as styles from './TableGrid.css.ts';
import { useGridParts } from './use-grid-parts.tsx';
import { useRowWindow } from './use-row-window.ts';
import { useScrolls } from './use-scrolls.ts';
import { useSharedWidths } from './use-shared-widths.ts';
import type { VirtualRows } from './VirtualRows.tsx';

const rowHeights = { comfortable: 44, compact: 32 } as const;
const headerHeight = 36;
const noColumns: readonly GridColumn[] = [];

/** Laid-out columns and rows, and the live state. */
export interface TableGridProps {
  readonly label: string;
  readonly columns: readonly GridColumn[];
  readonly entries: readonly TableEntry<unknown>[];
  readonly live: Omit<LiveTable, 'rowKeys'>;
  readonly defaultExpandedKeys: Iterable<string>;
  readonly sum: SumRow | undefined;
  readonly isResizable: boolean;
  /** Width of the table, px; undefined where there is no layout. */
  readonly room: number | undefined;
  readonly density: TableDensity;
  /** Keeps only the rows in view in the DOM; without it all rows are there. */
  readonly virtual: typeof VirtualRows | undefined;
}

/** The table itself, from 768 px: react-aria's grid. */
export function TableGrid(props: TableGridProps): ReactElement {
  const { label, columns, entries, density, virtual: Virtual } = props;
  const text = useMessages(dataTableMessages);
  const rowKeys = useMemo(() => rowKeysOf(entries), [entries]);
  const live = { ...props.live, rowKeys };
  const [store] = useState(() => new GridStore(live));
  useLayoutEffect(() => store.set(live));
  const [events] = useState(() => choiceEvents(store));
  const [overflow, regionRef] = useScrolls();
  const sortDescriptionId = useId();
  const [expandedAtFirst] = useState(() => [...props.defaultExpandedKeys]);

  const isVirtual = Virtual !== undefined;
  const isExpandable = columns.some(({ kind }) => kind === 'expand');
  const stickyCount = columns.filter(({ stickyStart }) => stickyStart !== undefined).length;
  // Nested rows open and close, so the positions of later rows are not known in advance.
  const isWindowed = isVirtual && !isExpandable;
  const rowHeight = rowHeights[density];
  const places = useMemo(() => new Map(entries.map(({ id }, place) => [id, place])), [entries]);
  const [rows, windowRef] = useRowWindow({ entries, places, rowHeight, isOn: isWindowed });
  const windowPlaces = isWindowed ? places : undefined;
  const rowCount = isWindowed ? headerRows + entries.length + (props.sum === undefined ? 0 : 1) : undefined;
  // React Aria's container renders a table without widths first, and all of it again with them. Only who resizes needs
  // it, and the layout of a virtualised table.
  const sharesRoom = !isVirtual && !props.isResizable;
  const parts = useGridParts({
    columns,
    entries: rows,
    sum: props.sum,
    isExpandable,
    isResizable: props.isResizable,
    sharesRoom,
    isPressable: live.onRowAction !== undefined,
    isVirtual,
    places: windowPlaces,
  });
  const place = useSharedWidths(sharesRoom ? columns : noColumns, props.room);

  const grid = useMemo(() => {
    const table = (
      <GridTable
        label={label}
        sortDescriptionId={sortDescriptionId}
        entries={entries}
        isExpandable={isExpandable}
        isVirtual={isVirtual}
        rowCount={rowCount}
        defaultExpandedKeys={expandedAtFirst}
      >
        {parts}
      </GridTable>
    );
    if (Virtual === undefined) return table;
    return (
      <Virtual {...{ stickyCount, rowHeight }} headingHeight={headerHeight} places={windowPlaces}>
        {table}
      </Virtual>
    );
  }, [
    label,
    sortDescriptionId,
    entries,
    isExpandable,
    expandedAtFirst,
    parts,
    isVirtual,
    Virtual,
    rowHeight,
    stickyCount,
    windowPlaces,
    rowCount,
  ]);

  const onResizeEnd = useCallback(
    (widths: ReadonlyMap<string | number, unknown>) => store.get().onColumnWidthsChange?.(widthsInPx(widths)),
    [store],
  );
  const ref = useCallback(
    (element: HTMLElement | null) => {
      const endings = [regionRef(element), windowRef(element)];
      return () => {
        for (const end of endings) end?.();
      };
    },
    [regionRef, windowRef],
  );
  const scrolls = isVirtual || overflow.scrolls;
  const region = {
    className: styles.region,
    'data-density': density,
    'data-scrolls': scrolls || undefined,
  };
  const asRegion = scrolls ? { role: 'region', 'aria-label': text('region', { label }), tabIndex: 0 } : {};
  return (
    <GridStoreContext value={store}>
      <div ref={place} className={styles.place} data-cut={overflow.isCutAtEnd || undefined}>
        {sharesRoom ? (
          <div key="shares" ref={ref} {...region} {...events} {...asRegion}>
            {grid}
          </div>
        ) : (
          <ResizableTableContainer
            key={isVirtual ? 'virtual' : 'plain'}
            ref={ref}
            {...region}
            onResizeEnd={onResizeEnd}
            render={(container) => <div {...container} {...events} {...asRegion} />}
          >
            {grid}
          </ResizableTableContainer>
        )}
      </div>
      <SortDescription id={sortDescriptionId}>{sortWords()}</SortDescription>
    </GridStoreContext>
  );
  function sortWords(): string {
    const { sort } = live;
    const header = columns.find(({ id }) => id === sort?.columnId)?.header;
    if (sort === undefined || header === undefined) return '';
    return text(sort.direction === 'ascending' ? 'sortedAscending' : 'sortedDescending', { header });
  }
}
