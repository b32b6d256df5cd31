import { formatInteger } from '@vinrod/locale/number';
import { pageWords } from '../../text/page-words.ts';
import { useRovingFocus } from '../legend/useRovingFocus.ts';
import * as styles from './DataTable.css.ts';

/** What turns the pages of a table. */
export interface TablePagerProps {
  /** 0 is the first. */
  readonly page: number;
  readonly pageCount: number;
  readonly pageSize: number;
  readonly rowCount: number;
  readonly onPage: (page: number) => void;
}

/** Says which rows are shown, and buttons that turn pages: one tab stop. */
export function TablePager({ page, pageCount, pageSize, rowCount, onPage }: TablePagerProps) {
  const pages = [
    { label: pageWords.firstPage, target: 0 },
    { label: pageWords.previousPage, target: page - 1 },
    { label: pageWords.nextPage, target: page + 1 },
    { label: pageWords.lastPage, target: pageCount - 1 },
  ];
  const { tabIndexOf, ...roving } = useRovingFocus(pages.length);
  const first = page * pageSize;
  const end = Math.min(rowCount, first + pageSize);
  return (
    <div className={styles.pager}>
      <output>
        Visar {formatInteger(rowCount === 0 ? 0 : first + 1)}–{formatInteger(end)} av{' '}
        {formatInteger(rowCount)}
      </output>
      {pageCount > 1 && (
        <div role="toolbar" aria-label={pageWords.pages} className={styles.pagerButtons} {...roving}>
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
                onClick={() => !isUseless && onPage(target)}
              >
                {label}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}
