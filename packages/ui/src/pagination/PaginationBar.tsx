import { ChevronDown } from 'lucide-react';
import { useId, type ReactElement } from 'react';

import { Apart } from '../apart/apart.ts';
import { useApart } from '../apart/use-apart.ts';
import * as fieldStyles from '../field/Field.css.ts';
import { Icon } from '../icon/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { paginationMessages } from './messages.ts';
import type { PageSizeSelectProps } from './PageSizeSelect.tsx';
import { Pagination } from './Pagination.tsx';
import * as styles from './Pagination.css.ts';
import { pageCount, rowRange } from './row-range.ts';

/** A list that opens is three times the rest of the bar, and few change the number of rows. */
const select = new Apart(async () => {
  const { PageSizeSelect } = await import('./PageSizeSelect.tsx');
  return PageSizeSelect;
});

/** The number of rows, which can be changed as soon as the file with its list is there. */
function LaterPageSizeSelect(props: PageSizeSelectProps): ReactElement {
  const { part: PageSizeSelect } = useApart(select, true);
  if (PageSizeSelect !== undefined) return <PageSizeSelect {...props} />;
  return (
    <div className={`${fieldStyles.control} ${fieldStyles.controlSize.sm}`}>
      {props.pageSize}
      <span className={fieldStyles.adornment}>
        <Icon icon={ChevronDown} size="sm" />
      </span>
    </div>
  );
}

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
          <LaterPageSizeSelect
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
