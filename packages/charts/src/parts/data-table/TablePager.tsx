import type { Language } from '@vinrod/locale/messages/language';

import { textsIn } from '../../core/texts-in.ts';
import { tablePagerMessages } from './messages.ts';
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
  readonly language: Language;
}

/** Says which rows are shown, and buttons that turn pages: one tab stop. */
export function TablePager({ page, pageCount, pageSize, rowCount, onPage, language }: TablePagerProps) {
  const text = textsIn(tablePagerMessages, language);
  const pages = [
    { label: text('first'), target: 0 },
    { label: text('previous'), target: page - 1 },
    { label: text('next'), target: page + 1 },
    { label: text('last'), target: pageCount - 1 },
  ];
  const { tabIndexOf, ...roving } = useRovingFocus(pages.length);
  const first = page * pageSize;
  const end = Math.min(rowCount, first + pageSize);
  return (
    <div className={styles.pager}>
      <output>{text('shown', { first: rowCount === 0 ? 0 : first + 1, last: end, count: rowCount })}</output>
      {pageCount > 1 && (
        <div role="toolbar" aria-label={text('pages')} className={styles.pagerButtons} {...roving}>
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
