import { useId, useMemo, useState } from 'react';

import { swedishNumber } from '../../text/swedish-number.ts';
import { words } from '../../text/words.ts';
import { useRovingFocus } from '../legend/useRovingFocus.ts';
import * as styles from './DataTable.css.ts';
import { nextSort, ownOrder, rowOrder, type TableSort } from './row-order.ts';
import { SortHead } from './SortHead.tsx';
import type { TableColumn } from './table-column.ts';

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
}

/** Rows on one page: a table of all values would cost more than the chart (anchors: 105 127 nodes for a year). */
export const pageSize = 25;

function Row({
  row,
  head,
  columns,
  isCurrent,
}: {
  row: number;
  head: string;
  columns: readonly TableColumn[];
  isCurrent: boolean;
}) {
  return (
    <tr className={isCurrent ? styles.currentRow : ''}>
      <th scope="row" className={styles.rowHead}>
        {head}
      </th>
      {columns.map((column) => {
        const note = column.noteOf(row);
        const isMissing = note === words.missing;
        return (
          <td key={column.key} className={styles.valueCell}>
            {isMissing ? <span className={styles.missing}>{words.missing}</span> : column.textOf(row)}
            {note !== null && !isMissing && <span className={styles.note}> {note}</span>}
          </td>
        );
      })}
    </tr>
  );
}

/** The region takes focus when a key opens the table; its heads are tab stops from which the arrows scroll it. */
const focusable = { tabIndex: -1 } as const;

/**
 * The values of a chart as a real table, 25 rows at a time, ordered by any column, with the sums of all rows that
 * the chart shows.
 */
export function DataTable(props: DataTableProps) {
  const { caption, rowLabel, rowHeadOf, columns, firstRow, endRow, currentRow } = props;
  const captionId = useId();
  const rowCount = endRow - firstRow;
  const pageCount = Math.max(1, Math.ceil(rowCount / pageSize));
  const [chosenPage, setPage] = useState(Math.max(0, Math.floor((currentRow - firstRow) / pageSize)));
  const page = Math.min(chosenPage, pageCount - 1);
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
  const pages = [
    { label: words.firstPage, target: 0 },
    { label: words.previousPage, target: page - 1 },
    { label: words.nextPage, target: page + 1 },
    { label: words.lastPage, target: pageCount - 1 },
  ];
  const { tabIndexOf, ...roving } = useRovingFocus(pages.length);
  return (
    <>
      <section className={styles.region} aria-labelledby={captionId} {...focusable}>
        <table className={styles.table}>
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
                onSort={order}
              />
              {columns.map(({ key, label, unit }) => (
                <SortHead
                  key={key}
                  columnKey={key}
                  label={unit === undefined ? label : `${label}, ${unit}`}
                  sort={sort}
                  className={styles.columnHead}
                  onSort={order}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={row}
                row={row}
                head={rowHeadOf(row)}
                columns={columns}
                isCurrent={row === currentRow}
              />
            ))}
          </tbody>
          {hasSums && (
            <tfoot>
              <tr>
                <th scope="row" className={styles.sumHead}>
                  {words.sum}
                </th>
                {columns.map(({ key }, i) => (
                  <td key={key} className={styles.sumCell}>
                    {sums[i]}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
      <div className={styles.pager}>
        <output>
          Visar {swedishNumber(rowCount === 0 ? 0 : first + 1, 0)}–{swedishNumber(first + rows.length, 0)} av{' '}
          {swedishNumber(rowCount, 0)}
        </output>
        {pageCount > 1 && (
          <div role="toolbar" aria-label={words.pages} className={styles.pagerButtons} {...roving}>
            {pages.map(({ label, target }, i) => {
              const isUseless = target === page || target < 0 || target >= pageCount;
              return (
                <button
                  key={label}
                  type="button"
                  className={styles.pagerButton}
                  // Not `disabled`: a button must not lose focus by being pressed.
                  aria-disabled={isUseless}
                  tabIndex={tabIndexOf(i)}
                  onClick={() => !isUseless && setPage(target)}
                >
                  {label}
                </button>
              );
            })}
          </div>
        )}
      </div>
    </>
  );
}
