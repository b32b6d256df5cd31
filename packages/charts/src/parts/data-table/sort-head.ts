import { element, on, picture, type PageElement } from '../../chart/elements.ts';
import type { TableSort } from './row-order.ts';
import * as styles from './SortHead.css.ts';

/** What a head of a column shows. */
export interface SortHeadOptions {
  /** Key of the column; null for the rows' own order. */
  readonly columnKey: string | null;
  readonly label: string;
  readonly sort: TableSort;
  readonly className: string;
  /** Whether it is the table's cell in the tab order. */
  readonly isTabStop: boolean;
  readonly onSort: (key: string | null) => void;
}

const arrows = { ascending: 'M5 9V1M1.5 4.5L5 1l3.5 3.5', descending: 'M5 1v8M1.5 5.5L5 9l3.5-3.5' } as const;
const size = { width: 10, height: 10 };

/** A column head that sorts the table by its column; the arrow and `aria-sort` show by which column and direction. */
export function sortHead({
  columnKey,
  label,
  sort,
  className,
  isTabStop,
  onSort,
}: SortHeadOptions): PageElement {
  const isSorted = sort.key === columnKey;
  const d = arrows[isSorted ? sort.direction : 'descending'];
  const arrow = picture(isSorted ? styles.arrow : styles.noArrow, size, {
    marks: [{ tag: 'path', attributes: { d } }],
    id: '',
  });
  const button = element(
    'button',
    { type: 'button', class: styles.button, tabindex: isTabStop ? 0 : -1 },
    [label, arrow],
    { listeners: [on('click', () => onSort(columnKey))] },
  );
  const attributes = { scope: 'col', class: className, 'aria-sort': isSorted ? sort.direction : undefined };
  return element('th', attributes, [button], { key: columnKey ?? ' rows' });
}
