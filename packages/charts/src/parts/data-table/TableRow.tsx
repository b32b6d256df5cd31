import { memo } from 'react';

import * as styles from './DataTable.css.ts';
import type { TableColumn } from './table-column.ts';

/** What a row shows. */
export interface TableRowProps {
  /** Of the chart's data. */
  readonly row: number;
  readonly head: string;
  readonly columns: readonly TableColumn[];
  /** Word for a value that is missing. */
  readonly missing: string;
  /** Whether the chart's cursor stands on it. */
  readonly isCurrent: boolean;
  /** Column of the cell in the tab order, heads of rows being 0; -1 for none. */
  readonly tabStop: number;
}

/** 0 for the cell in the tab order. */
export function tabIndexOf(column: number, tabStop: number): { readonly tabIndex: 0 | -1 } {
  return { tabIndex: column === tabStop ? 0 : -1 };
}

/** A row of values with its head; what is missing or estimated is said in words. */
export const TableRow = /* @__PURE__ */ memo(function TableRow(props: TableRowProps) {
  const { row, head, columns, missing, isCurrent, tabStop } = props;
  return (
    <tr className={isCurrent ? styles.currentRow : ''}>
      <th scope="row" className={styles.rowHead} {...tabIndexOf(0, tabStop)}>
        {head}
      </th>
      {columns.map((column, i) => {
        const note = column.noteOf(row);
        const isMissing = note === missing;
        return (
          <td key={column.key} className={styles.valueCell} {...tabIndexOf(i + 1, tabStop)}>
            {isMissing ? <span className={styles.missing}>{missing}</span> : column.textOf(row)}
            {note !== null && !isMissing && <span className={styles.note}> {note}</span>}
          </td>
        );
      })}
    </tr>
  );
});
