import { formatInteger } from '@vinrod/ui/format';
import { useId, useState } from 'react';

import { words } from '../../text/words.ts';
import * as styles from './DataTable.css.ts';

/** A column of values. */
export interface TableColumn {
  readonly key: string;
  readonly label: string;
  /** Value of a row, formatted. */
  textOf(row: number): string;
  /** Quality of a row in words; null for a plain measured value. */
  noteOf(row: number): string | null;
  /** Sum over all rows, formatted; null where there is none. */
  readonly sum: string | null;
}

/** What a table shows. */
export interface DataTableProps {
  /** What the values are and their unit: "Förbrukning per vecka, kWh". */
  readonly caption: string;
  readonly rowCount: number;
  readonly rowHeadOf: (row: number) => string;
  readonly columns: readonly TableColumn[];
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

/** The values of a chart as a real table, 25 rows at a time, with the sums of all rows. */
export function DataTable({ caption, rowCount, rowHeadOf, columns, currentRow }: DataTableProps) {
  const captionId = useId();
  const pageCount = Math.max(1, Math.ceil(rowCount / pageSize));
  const [chosenPage, setPage] = useState(Math.max(0, Math.floor(currentRow / pageSize)));
  const page = Math.min(chosenPage, pageCount - 1);
  const first = page * pageSize;
  const rows = Array.from({ length: Math.min(pageSize, rowCount - first) }, (_, i) => first + i);
  const hasSums = columns.some(({ sum }) => sum !== null);
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
                {words.time}
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
                {columns.map(({ key, sum }) => (
                  <td key={key} className={styles.sumCell}>
                    {sum}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
      <div className={styles.pager}>
        <output>
          Visar {formatInteger(rowCount === 0 ? 0 : first + 1)}–{formatInteger(first + rows.length)} av{' '}
          {formatInteger(rowCount)}
        </output>
        {pageCount > 1 && (
          <div className={styles.pagerButtons}>
            <button
              type="button"
              className={styles.pagerButton}
              disabled={page === 0}
              onClick={() => setPage(page - 1)}
            >
              {words.previousPage}
            </button>
            <button
              type="button"
              className={styles.pagerButton}
              disabled={page === pageCount - 1}
              onClick={() => setPage(page + 1)}
            >
              {words.nextPage}
            </button>
          </div>
        )}
      </div>
    </>
  );
}
