import { useId, useState } from 'react';

import { swedishNumber } from '../../text/swedish-number.ts';
import { words } from '../../text/words.ts';
import { useRovingFocus } from '../legend/useRovingFocus.ts';
import * as styles from './DataTable.css.ts';
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

/** What scrolls has to be reachable by keyboard (WCAG 2.1.1; axe `scrollable-region-focusable`). */
const reachable = { tabIndex: 0 } as const;

/** The values of a chart as a real table, 25 rows at a time, with the sums of all rows that the chart shows. */
export function DataTable(props: DataTableProps) {
  const { caption, rowLabel, rowHeadOf, columns, firstRow, endRow, currentRow } = props;
  const captionId = useId();
  const rowCount = endRow - firstRow;
  const pageCount = Math.max(1, Math.ceil(rowCount / pageSize));
  const [chosenPage, setPage] = useState(Math.max(0, Math.floor((currentRow - firstRow) / pageSize)));
  const page = Math.min(chosenPage, pageCount - 1);
  const first = page * pageSize;
  const rows = Array.from({ length: Math.min(pageSize, rowCount - first) }, (_, i) => firstRow + first + i);
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
      <section className={styles.region} aria-labelledby={captionId} {...reachable}>
        <table className={styles.table}>
          <caption id={captionId} className={styles.caption}>
            {caption}
          </caption>
          <thead>
            <tr>
              <th scope="col" className={`${styles.columnHead} ${styles.cornerHead}`}>
                {rowLabel}
              </th>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col" className={styles.columnHead}>
                  {label}
                </th>
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
