import type { Page } from '@vinrod/api-client';
import type { DataTableProps } from '@vinrod/ui/data-table';

import type { Query } from '#data';
import { errorText } from '#errors';

import { EnglishAware } from './EnglishAware.tsx';

const none: readonly never[] = [];

/**
 * What a table shows of a list that is loaded page by page: its rows, how many there are, and whether they are on their
 * way or could not be had.
 */
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
