import type { Language } from '@vinrod/locale/messages/language';
import { useEffect, useId, useMemo, useRef, useState } from 'react';

import { chartMessages } from '../../text/messages/chart.ts';
import { textsIn } from '../../core/texts-in.ts';
import * as styles from './DataTable.css.ts';
import { nextSort, ownOrder, rowOrder, type TableSort } from './row-order.ts';
import { SortHead } from './SortHead.tsx';
import type { TableColumn } from './table-column.ts';
import { TablePager } from './TablePager.tsx';
import { tabIndexOf, TableRow } from './TableRow.tsx';
import { useGridFocus } from './useGridFocus.ts';

/** What a table shows. */
export interface DataTableProps {
  readonly caption: string;
  /** What the rows are. */
  readonly rowLabel: string;
  readonly rowHeadOf: (row: number) => string;
  readonly columns: readonly TableColumn[];
  /** Rows to show, of all that there are: those that the chart shows. */
  readonly firstRow: number;
  /** Exclusive. */
  readonly endRow: number;
  /** Row that the chart's cursor stands on: its page opens first. -1 for none. */
  readonly currentRow: number;
  /** Whether focus goes into it when it opens: it was asked for on what it replaces. */
  readonly takesFocus: boolean;
  readonly language: Language;
}

/** Rows on one page: a table of all values would cost more than the chart (anchors: 105 127 nodes for a year). */
export const pageSize = 25;

/**
 * The values of a chart as a data grid, 25 rows at a time, ordered by any column, with the sums of all rows that
 * the chart shows. It is one tab stop, and so are its pages.
 */
export default function DataTable(props: DataTableProps) {
  const { caption, rowLabel, rowHeadOf, columns, firstRow, endRow, currentRow, takesFocus, language } = props;
  const text = textsIn(chartMessages, language);
  const captionId = useId();
  const rowCount = endRow - firstRow;
  const pageCount = Math.max(1, Math.ceil(rowCount / pageSize));
  const [selectedPage, setPage] = useState(Math.max(0, Math.floor((currentRow - firstRow) / pageSize)));
  const page = Math.min(selectedPage, pageCount - 1);
  const first = page * pageSize;
  const [sort, setSort] = useState<TableSort>(ownOrder);
  const rowAt = useMemo(() => rowOrder(firstRow, endRow, sort, columns), [firstRow, endRow, sort, columns]);
  const rows = Array.from({ length: Math.min(pageSize, rowCount - first) }, (_, i) => rowAt(first + i));
  const order = (key: string | null) => {
    setSort(nextSort(sort, key));
    // What was asked for, the highest, is on the first page.
    setPage(0);
  };
  const sums = columns.map((column) => column.sumOf(firstRow, endRow));
  const hasSums = sums.some((sum) => sum !== null);

  // When it opens, and when the cell that had focus went with its page.
  const isEntering = useRef(takesFocus);
  const grid = useGridFocus(
    { rows: 1 + rows.length + (hasSums ? 1 : 0), columns: 1 + columns.length },
    { row: 1 + Math.max(0, rows.indexOf(currentRow)), column: 0 },
    (pages) => {
      const next = Math.max(0, Math.min(pageCount - 1, page + pages));
      isEntering.current = next !== page;
      setPage(next);
    },
  );
  useEffect(() => {
    if (!isEntering.current) return;
    isEntering.current = false;
    grid.enter();
  });
  const [headStop, sumStop] = [grid.tabStopIn(0), grid.tabStopIn(rows.length + 1)];

  return (
    <>
      <section className={styles.region} aria-labelledby={captionId}>
        <table role="grid" className={styles.table} {...grid.props}>
          <caption id={captionId} className={styles.caption}>
            {caption}
          </caption>
          <thead>
            <tr>
              <SortHead
                columnKey={null}
                label={rowLabel}
                sort={sort}
                className={`${styles.columnHead} ${styles.cornerHead}`}
                isTabStop={headStop === 0}
                onSort={order}
              />
              {columns.map(({ key, label, unit }, i) => (
                <SortHead
                  key={key}
                  columnKey={key}
                  label={unit === undefined ? label : `${label}, ${unit}`}
                  sort={sort}
                  className={styles.columnHead}
                  isTabStop={headStop === i + 1}
                  onSort={order}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <TableRow
                key={row}
                row={row}
                head={rowHeadOf(row)}
                columns={columns}
                missing={text('missing')}
                isCurrent={row === currentRow}
                tabStop={grid.tabStopIn(i + 1)}
              />
            ))}
          </tbody>
          {hasSums && (
            <tfoot>
              <tr>
                <th scope="row" className={styles.sumHead} {...tabIndexOf(0, sumStop)}>
                  {text('sum')}
                </th>
                {columns.map(({ key }, i) => (
                  <td key={key} className={styles.sumCell} {...tabIndexOf(i + 1, sumStop)}>
                    {sums[i]}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
      <TablePager
        page={page}
        pageCount={pageCount}
        pageSize={pageSize}
        rowCount={rowCount}
        onPage={setPage}
        language={language}
      />
    </>
  );
}
