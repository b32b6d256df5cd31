import { useCallback, useLayoutEffect, useMemo, useState, type ReactElement } from 'react';
import { ResizableTableContainer } from 'react-aria-components/Table';
import { Virtualizer } from 'react-aria-components/Virtualizer';

import { useMessages } from '../../messages/use-messages.ts';
import { choiceEvents } from '../selection/choice-events.ts';
import { widthsInPx } from './column-widths.ts';
import type { GridColumn } from './grid-columns.ts';
import { GridStore, GridStoreContext } from './grid-store.ts';
import type { LiveTable } from '../live-table.ts';
import { GridTable } from './GridTable.tsx';
import { dataTableMessages } from '../messages.ts';
import { HEADER_ROWS } from './grid-row.tsx';
import { StickyTableLayout } from './sticky-table-layout.ts';
import type { TableDensity } from '../table-props.ts';
import { rowKeysOf, type SumRow, type TableEntry } from '../table-rows.ts';
import * as styles from './TableGrid.css.ts';
import { useGridParts } from './use-grid-parts.tsx';
import { useRowWindow } from './use-row-window.ts';
import { useScrolls } from './use-scrolls.ts';

/** Rows up to which the table is drawn whole; beyond that react-aria's table is slow to choose rows in. */
export const PLAIN_ROW_LIMIT = 50;

const ROW_HEIGHT = { comfortable: 44, compact: 32 } as const;
const HEADER_HEIGHT = 36;

/** Columns and rows laid out, and what changes often. */
export interface TableGridProps {
  readonly label: string;
  readonly columns: readonly GridColumn[];
  readonly entries: readonly TableEntry<unknown>[];
  readonly live: Omit<LiveTable, 'rowKeys'>;
  readonly defaultExpandedKeys: Iterable<string>;
  readonly sum: SumRow | undefined;
  readonly isResizable: boolean;
  readonly density: TableDensity;
}

/** The table itself, from 768 px: react-aria's grid, whole up to 50 rows and virtualised beyond. */
export function TableGrid(props: TableGridProps): ReactElement {
  const { label, columns, entries, density } = props;
  const text = useMessages(dataTableMessages);
  const rowKeys = useMemo(() => rowKeysOf(entries), [entries]);
  const live = { ...props.live, rowKeys };
  const [store] = useState(() => new GridStore(live));
  useLayoutEffect(() => store.set(live));
  const [events] = useState(() => choiceEvents(store));
  const [overflows, regionRef] = useScrolls();
  const [expandedAtFirst] = useState(() => [...props.defaultExpandedKeys]);

  const isVirtual = entries.length > PLAIN_ROW_LIMIT;
  const isExpandable = columns.some(({ kind }) => kind === 'expand');
  const stickyCount = columns.filter(({ stickyStart }) => stickyStart !== undefined).length;
  // The rows under a row come and go, so where the ones after it stand is not known beforehand.
  const isWindowed = isVirtual && !isExpandable;
  const rowHeight = ROW_HEIGHT[density];
  const places = useMemo(() => new Map(entries.map(({ id }, place) => [id, place])), [entries]);
  const [rows, windowRef] = useRowWindow({ entries, places, rowHeight, isOn: isWindowed });
  const layout = useMemo(
    () => new StickyTableLayout(stickyCount, isWindowed ? { byKey: places, rowHeight } : undefined),
    [stickyCount, isWindowed, places, rowHeight],
  );
  const rowCount = isWindowed ? HEADER_ROWS + entries.length + (props.sum === undefined ? 0 : 1) : undefined;
  const parts = useGridParts({
    columns,
    entries: rows,
    sum: props.sum,
    isExpandable,
    isResizable: props.isResizable,
    isPressable: live.onRowAction !== undefined,
    isVirtual,
    places: isWindowed ? places : undefined,
  });

  const grid = useMemo(() => {
    const table = (
      <GridTable
        label={label}
        entries={entries}
        isExpandable={isExpandable}
        isVirtual={isVirtual}
        rowCount={rowCount}
        defaultExpandedKeys={expandedAtFirst}
      >
        {parts}
      </GridTable>
    );
    if (!isVirtual) return table;
    const layoutOptions = { rowHeight, headingHeight: HEADER_HEIGHT };
    return (
      <Virtualizer layout={layout} layoutOptions={layoutOptions}>
        {table}
      </Virtualizer>
    );
  }, [label, entries, isExpandable, expandedAtFirst, parts, isVirtual, rowHeight, layout, rowCount]);

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
  const scrolls = isVirtual || overflows;
  return (
    <GridStoreContext value={store}>
      <ResizableTableContainer
        key={isVirtual ? 'virtual' : 'plain'}
        ref={ref}
        className={styles.region}
        data-density={density}
        data-scrolls={scrolls || undefined}
        onResizeEnd={onResizeEnd}
        render={(container) => (
          <div
            {...container}
            {...events}
            {...(scrolls ? { role: 'region', 'aria-label': text('region', { label }), tabIndex: 0 } : {})}
          />
        )}
      >
        {grid}
      </ResizableTableContainer>
    </GridStoreContext>
  );
}
