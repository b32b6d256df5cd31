import type { Page } from '@vinrod/api-client';
import type { DataTableProps } from '@vinrod/ui/data-table';

import type { Query } from '#data';
import { errorText } from '#errors';

import { EnglishAware } from './EnglishAware.tsx';

const none: readonly never[] = [];

/** Props of a table for a list that is loaded page by page: rows, count, and loading and error states. */
export function listState<Row>({
  data,
  error,
  isLoading,
  isStale,
  retry,
}: Query<Page<Row>>): Pick<DataTableProps<Row>, 'rows' | 'totalCount' | 'isLoading' | 'error'> {
  return {
    rows: data?.results ?? none,
    totalCount: data?.count ?? 0,
    isLoading: isLoading || isStale,
    ...(error === undefined
      ? {}
      : { error: { message: <EnglishAware>{errorText(error)}</EnglishAware>, onRetry: retry } }),
  };
}
