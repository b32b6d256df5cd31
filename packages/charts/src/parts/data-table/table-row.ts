import { element, type PageElement } from '../../chart/elements.ts';
import type { TableColumn } from '../../chart/table-column.ts';
import * as styles from './DataTable.css.ts';

/** What a row shows. */
export interface TableRowOptions {
  /** Index in the chart's data. */
  readonly row: number;
  readonly head: string;
  readonly columns: readonly TableColumn[];
  /** Word for a missing value. */
  readonly missing: string;
  /** Whether it is the row of the chart's cursor. */
  readonly isCurrent: boolean;
  /** Column of the cell in the tab order, where the row head is 0; -1 for none. */
  readonly tabStop: number;
}

/** 0 for the cell in the tab order. */
export function tabIndexOf(column: number, tabStop: number): { readonly tabindex: 0 | -1 } {
  return { tabindex: column === tabStop ? 0 : -1 };
}

/** A row of values with its head; missing and estimated values are described in words. */
export function tableRow({ row, head, columns, missing, isCurrent, tabStop }: TableRowOptions): PageElement {
  const heading = { scope: 'row', class: styles.rowHead, ...tabIndexOf(0, tabStop) };
  const cells = columns.map((column, i) => {
    const note = column.noteOf(row);
    const isMissing = note === missing;
    return element('td', { class: styles.valueCell, ...tabIndexOf(i + 1, tabStop) }, [
      isMissing ? element('span', { class: styles.missing }, [missing]) : column.textOf(row),
      note === null || isMissing ? null : element('span', { class: styles.note }, [` ${note}`]),
    ]);
  });
  const inside = [element('th', heading, [head]), ...cells];
  return element('tr', { class: isCurrent ? styles.currentRow : '' }, inside, { key: String(row) });
}
