import type { AnyLanguage } from '../../core/language.ts';

import { element, type PageNode } from '../../chart/elements.ts';
import { memoizeOne } from '../../chart/memoize-one.ts';
import type { ChartTable, TableColumn } from '../../chart/table-column.ts';
import { textsIn } from '../../core/texts-in.ts';
import { columnsWithNotes } from '../../text/note-column.ts';
import { chartMessages } from '../../text/messages/chart.ts';
import { createRovingFocus } from '../legend/roving-focus.ts';
import * as styles from './DataTable.css.ts';
import { createGridFocus } from './grid-focus.ts';
import { nextSort, ownOrder, rowOrder, type TableSort } from './row-order.ts';
import { sortHead } from './sort-head.ts';
import { tablePager } from './table-pager.ts';
import { tabIndexOf, tableRow } from './table-row.ts';

/** What a table shows. */
export interface DataTableOptions {
  /** Unique in the page. */
  readonly id: string;
  /** What the rows stand for. */
  readonly rowLabel: string;
  readonly table: ChartTable;
  /** First of the rows to show: those visible in the chart. */
  readonly firstRow: number;
  /** Exclusive. */
  readonly endRow: number;
  /** Row of the chart's cursor, whose page opens first; -1 for none. */
  readonly currentRow: number;
  readonly language: AnyLanguage;
}

/** A table on display. */
export interface DataTable {
  nodes(options: DataTableOptions): readonly PageNode[];
  /** Called once its elements are in the page, so that they can take focus. */
  drawn(room: HTMLElement): void;
}

/** Rows per page: a table of all values would cost more than the chart (anchors: 105 127 nodes for a year). */
const pageSize = 25;

/**
 * Creates a data grid of a chart's values, 25 rows per page, sortable by any column, with the sums of all rows visible
 * in the chart. The grid is one tab stop, and its pager another.
 *
 * @param first - What it shows when it opens.
 * @param takesFocus - Whether to move focus into it when it opens, because it replaces the element that had focus.
 * @param changed - Called when it has to be redrawn.
 */
export function createDataTable(
  first: DataTableOptions,
  takesFocus: boolean,
  changed: () => void,
): DataTable {
  const pageOf = (row: number) => Math.max(0, Math.floor((row - first.firstRow) / pageSize));
  let selectedPage = pageOf(first.currentRow);
  let sort: TableSort = ownOrder;
  // True on opening, and when the focused cell has disappeared with its page.
  let isEntering = takesFocus;
  let pageCount = 1;
  const currentPage = () => Math.min(selectedPage, pageCount - 1);
  const showPage = (page: number) => {
    selectedPage = page;
    changed();
  };
  const order = (key: string | null) => {
    sort = nextSort(sort, key);
    // The highest values, which sorting is for, are on the first page.
    showPage(0);
  };
  const isShown = first.currentRow >= first.firstRow && first.currentRow < first.endRow;
  const startRow = isShown ? (first.currentRow - first.firstRow) % pageSize : 0;
  const grid = createGridFocus(
    { row: 1 + startRow, column: 0 },
    {
      changed,
      turn(pages) {
        const next = Math.max(0, Math.min(pageCount - 1, currentPage() + pages));
        isEntering = next !== currentPage();
        showPage(next);
      },
    },
  );
  const roving = createRovingFocus(changed);
  const orderOf = memoizeOne(rowOrder);
  const columnsOf = memoizeOne((values: ChartTable, language: AnyLanguage) =>
    columnsWithNotes(values, { language }),
  );
  const sumsOf = memoizeOne((columns: readonly TableColumn[], firstRow: number, endRow: number) =>
    columns.map((column) => column.sumOf(firstRow, endRow)),
  );
  return {
    nodes({ id, rowLabel, table: values, firstRow, endRow, currentRow, language }) {
      const { caption, rowHeadOf } = values;
      const columns = columnsOf(values, language);
      const text = textsIn(chartMessages, language);
      const rowCount = endRow - firstRow;
      pageCount = Math.max(1, Math.ceil(rowCount / pageSize));
      const page = currentPage();
      const onPage = page * pageSize;
      const rowAt = orderOf(firstRow, endRow, sort, columns);
      const rows = Array.from({ length: Math.min(pageSize, rowCount - onPage) }, (_, i) => rowAt(onPage + i));
      const sums = sumsOf(columns, firstRow, endRow);
      const hasSums = sums.some((sum) => sum !== null);
      grid.resize({ rows: 1 + rows.length + (hasSums ? 1 : 0), columns: 1 + columns.length });
      const [headStop, sumStop] = [grid.tabStopIn(0), grid.tabStopIn(rows.length + 1)];
      const heads = columns.map(({ key, label, unit }, i) =>
        sortHead({
          columnKey: key,
          label: unit === undefined || unit === '' ? label : `${label}, ${unit}`,
          sort,
          className: styles.columnHead,
          isTabStop: headStop === i + 1,
          onSort: order,
        }),
      );
      const corner = sortHead({
        columnKey: null,
        label: rowLabel,
        sort,
        className: `${styles.columnHead} ${styles.cornerHead}`,
        isTabStop: headStop === 0,
        onSort: order,
      });
      const body = rows.map((row, i) =>
        tableRow({
          row,
          head: rowHeadOf(row),
          columns,
          missing: text('missing'),
          isCurrent: row === currentRow,
          tabStop: grid.tabStopIn(i + 1),
        }),
      );
      const sumHead = { scope: 'row', class: styles.sumHead, ...tabIndexOf(0, sumStop) };
      const sumRow = [
        element('th', sumHead, [text('sum')]),
        ...sums.map((sum, i) =>
          element('td', { class: styles.sumCell, ...tabIndexOf(i + 1, sumStop) }, [sum]),
        ),
      ];
      const captionId = `${id}-caption`;
      const table = element(
        'table',
        { role: 'grid', class: styles.table },
        [
          element('caption', { id: captionId, class: styles.caption }, [caption]),
          element('thead', {}, [element('tr', {}, [corner, ...heads])]),
          element('tbody', {}, body),
          hasSums ? element('tfoot', {}, [element('tr', {}, sumRow)]) : null,
        ],
        { listeners: grid.listeners },
      );
      return [
        element('section', { class: styles.region, 'aria-labelledby': captionId }, [table]),
        tablePager({ page, pageCount, pageSize, rowCount, onPage: showPage, roving, language }),
      ];
    },
    drawn(room) {
      const table = isEntering ? room.querySelector('table') : null;
      if (!table) return;
      isEntering = false;
      grid.enter(table);
    },
  };
}
