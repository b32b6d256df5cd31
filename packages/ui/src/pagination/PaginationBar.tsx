import { useId, type ReactElement } from 'react';

import { useMessages } from '../messages/use-messages.ts';
import { PageSizeSelect } from './PageSizeSelect.tsx';
import { paginationMessages } from './messages.ts';
import { Pagination } from './Pagination.tsx';
import * as styles from './Pagination.css.ts';
import { pageCount, rowRange } from './row-range.ts';

export interface PaginationBarProps {
  /** Current page, counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Total number of rows. */
  readonly totalCount: number;
  readonly onPageChange: (page: number) => void;
  /** Page sizes to select from; hidden without them. */
  readonly pageSizes?: readonly number[];
  readonly onPageSizeChange?: (pageSize: number) => void;
  /** Accessible name; "Sidor" by default. */
  readonly label?: string;
}

/** The footer of a list: shown rows, rows per page, and pagination. */
export function PaginationBar({
  page,
  pageSize,
  totalCount,
  onPageChange,
  pageSizes = [],
  onPageSizeChange,
  label,
}: PaginationBarProps): ReactElement {
  const text = useMessages(paginationMessages);
  const labelId = useId();
  const pages = pageCount(totalCount, pageSize);
  const { first, last } = rowRange(page, pageSize, totalCount);
  return (
    <div className={styles.bar}>
      <output>{totalCount === 0 ? text('none') : text('range', { first, last, total: totalCount })}</output>
      {pageSizes.length > 1 && onPageSizeChange !== undefined && totalCount > Math.min(...pageSizes) ? (
        <div className={styles.sizeChoice}>
          <span id={labelId}>{text('pageSize')}</span>
          <PageSizeSelect
            labelId={labelId}
            pageSize={pageSize}
            pageSizes={pageSizes}
            onChange={onPageSizeChange}
          />
        </div>
      ) : null}
      <div className={styles.pages}>
        <Pagination
          page={Math.min(page, pages)}
          pageCount={pages}
          onPageChange={onPageChange}
          {...(label === undefined ? {} : { label })}
        />
      </div>
    </div>
  );
}
