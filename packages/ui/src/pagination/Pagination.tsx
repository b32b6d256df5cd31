import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';

import { Icon } from '../icon/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { paginationMessages } from './messages.ts';
import { pageItems } from './page-items.ts';
import * as styles from './Pagination.css.ts';

export interface PaginationProps {
  /** Current page, counted from 1. */
  readonly page: number;
  /** Number of pages, at least 1. */
  readonly pageCount: number;
  /** Called with the page that was chosen, from 1. */
  readonly onPageChange: (page: number) => void;
  /** Accessible name; "Sidor" by default. Set it when a page has several. */
  readonly label?: string;
}

/**
 * Pages of a list as buttons. On phones only previous and next, with "Sida 2 av 20". Renders nothing for a single page.
 */
export function Pagination({ page, pageCount, onPageChange, label }: PaginationProps): ReactElement | null {
  const text = useMessages(paginationMessages);
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label ?? text('label')}>
      <ul className={styles.list}>
        <li>
          <Button
            aria-label={text('previous')}
            className={styles.page}
            isDisabled={page <= 1}
            onPress={() => onPageChange(page - 1)}
          >
            <Icon icon={ChevronLeft} size="sm" />
          </Button>
        </li>
        {pageItems(page, pageCount).map((item) => (
          <li key={item} className={styles.wide}>
            {typeof item === 'number' ? (
              <Button
                aria-label={text('page', { page: item })}
                className={styles.page}
                onPress={() => {
                  if (item !== page) onPageChange(item);
                }}
                {...(item === page ? { 'aria-current': 'page' as const } : {})}
              >
                {item}
              </Button>
            ) : (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            )}
          </li>
        ))}
        <li className={styles.narrow}>{text('pageOf', { page, count: pageCount })}</li>
        <li>
          <Button
            aria-label={text('next')}
            className={styles.page}
            isDisabled={page >= pageCount}
            onPress={() => onPageChange(page + 1)}
          >
            <Icon icon={ChevronRight} size="sm" />
          </Button>
        </li>
      </ul>
    </nav>
  );
}
