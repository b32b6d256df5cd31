import { benchColumns, benchRows, sortColumn, sortedByEnergy, type BenchRow } from './bench-rows.ts';
import { found, middleOf, newContainer, type Point } from './found.ts';
import { nextPress, settled, timeToPaint } from './painted.ts';

/** A table of one library. */
export interface BenchTable {
  /** Draws the rows, with checkboxes and sorting by a click on the header. */
  readonly mount: (container: HTMLElement, rows: readonly BenchRow[]) => void;
  readonly unmount: () => void;
}

/** Steps that the bench calls on a page with a table; times in ms. */
export interface TablePage {
  /** Until the first rows are painted and all rows can be reached. */
  readonly mount: (count: number) => Promise<number>;
  /** Until the rows are sorted by consumption. */
  readonly reorder: () => Promise<number>;
  /** Where to press to select the first row. */
  readonly aim: () => Point;
  /** Until the row selected by that press is painted. */
  readonly selected: () => Promise<number>;
  readonly unmount: () => void;
  readonly settled: () => Promise<void>;
}

const header = benchColumns.find(({ id }) => id === sortColumn)?.header ?? '';

function headerOf(container: Element): Element {
  const headers = [...container.querySelectorAll('th, [role="columnheader"]')];
  return found(
    headers.find(({ textContent }) => textContent.includes(header)),
    'header',
  );
}

/** The first row on the screen, whatever its place in the document. */
function firstRow(container: Element): Element | null {
  const { left, bottom } = headerOf(container).getBoundingClientRect();
  // The header may be lower than the space its layout reserves.
  for (let below = 4; below < 64; below += 6) {
    const row = document.elementFromPoint(left + 20, bottom + below)?.closest('tr, [role="row"]') ?? null;
    if (
      row !== null &&
      row.querySelector('thead th, [role="columnheader"]') === null &&
      row.closest('thead') === null
    )
      return row;
  }
  return null;
}

const showsFirst = (container: Element, { name }: BenchRow): boolean =>
  container.querySelector('th, [role="columnheader"]') !== null &&
  [...(firstRow(container)?.querySelectorAll('td, th, [role]') ?? [])].some(
    ({ textContent }) => textContent === name,
  );

/** Rows that can be scrolled or paged to, without the header. */
function reachableRows(container: Element): number {
  const reported = container.querySelector('[aria-rowcount]')?.getAttribute('aria-rowcount');
  return (
    (reported === null || reported === undefined
      ? container.querySelectorAll('tr').length
      : Number(reported)) - 1
  );
}

const isSelected = (row: Element): boolean =>
  row.matches('[aria-selected="true"], [data-selected="true"], .cds--data-table--selected');

function areaOf(element: Element): number {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
}

/** The click target of the row's checkbox: the largest of its box and its label. */
function targetOf(row: Element): Element {
  const targets = [...row.querySelectorAll('label, input[type="checkbox"]')];
  return found(targets.toSorted((a, b) => areaOf(b) - areaOf(a))[0], 'checkbox');
}

declare global {
  /** Entry of the bench into a page with a table. */
  var tablePage: TablePage | undefined;
}

/** Exposes a table to the bench. */
export function serveTable(table: BenchTable): void {
  let container = document.body;
  let rows: readonly BenchRow[] = [];

  globalThis.tablePage = {
    mount(count) {
      rows = benchRows(count);
      container = newContainer();
      const first = found(rows[0], 'row');
      return timeToPaint(
        () => table.mount(container, rows),
        () => reachableRows(container) >= count && showsFirst(container, first),
      );
    },
    reorder() {
      const lowest = found(sortedByEnergy(rows)[0], 'row');
      const cell = headerOf(container);
      const target = cell.querySelector<HTMLElement>('button') ?? cell;
      return timeToPaint(
        () => target instanceof HTMLElement && target.click(),
        () => showsFirst(container, lowest),
      );
    },
    aim: () => middleOf(targetOf(found(firstRow(container), 'row'))),
    selected() {
      const row = found(firstRow(container), 'row');
      return nextPress(() => isSelected(row));
    },
    unmount() {
      table.unmount();
      container.remove();
    },
    settled,
  };
}
