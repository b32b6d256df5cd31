import * as styles from './SortHead.css.ts';
import type { TableSort } from './row-order.ts';

/** What a head of a column shows. */
export interface SortHeadProps {
  /** Key of the column; null for the rows' own order. */
  readonly columnKey: string | null;
  readonly label: string;
  readonly sort: TableSort;
  readonly className: string;
  /** Whether it is the cell of the table in the tab order. */
  readonly isTabStop: boolean;
  readonly onSort: (key: string | null) => void;
}

const arrows = { ascending: 'M5 9V1M1.5 4.5L5 1l3.5 3.5', descending: 'M5 1v8M1.5 5.5L5 9l3.5-3.5' } as const;

/** A head that orders the table by its column; the arrow and `aria-sort` say by which and which way. */
export function SortHead({ columnKey, label, sort, className, isTabStop, onSort }: SortHeadProps) {
  const isSorted = sort.key === columnKey;
  return (
    <th scope="col" className={className} {...(isSorted ? { 'aria-sort': sort.direction } : {})}>
      <button
        type="button"
        className={styles.button}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => onSort(columnKey)}
      >
        {label}
        <svg
          className={isSorted ? styles.arrow : styles.noArrow}
          width="10"
          height="10"
          viewBox="0 0 10 10"
          aria-hidden
        >
          <path d={arrows[isSorted ? sort.direction : 'descending']} />
        </svg>
      </button>
    </th>
  );
}
