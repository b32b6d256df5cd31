import type { QueryAnswer, QueryArgs, QueryOperation } from '@vinrod/api-client';
import { useId, useState } from 'react';
import { unstable_serialize } from 'swr';

import { useClient } from '#session';

import { operationSource } from './use-operation.ts';
import { useQuery, type Query, type QueryOptions } from './use-query.ts';

/**
 * Loads the data that a form is filled with. Refetches on each opening: otherwise changes made on other pages or by
 * others would be overwritten with stale values.
 *
 * @param operation - `operationId` of the contract.
 * @param args - Its path and query, or undefined while the form is closed.
 * @param options - When to ask again while it is open.
 */
export function useFormOperation<Operation extends QueryOperation>(
  operation: Operation,
  args: QueryArgs<Operation> | undefined,
  { pollAfter }: Pick<QueryOptions<QueryAnswer<Operation>>, 'pollAfter'> = {},
): Query<QueryAnswer<Operation>> {
  const client = useClient();
  const form = useId();
  const source = args === undefined ? undefined : operationSource(client, operation, args);
  const name = source === undefined ? '' : unstable_serialize(source.key);
  const [opening, setOpening] = useState({ name, count: 0 });
  const current = opening.name === name ? opening : { name, count: opening.count + 1 };
  if (current !== opening) setOpening(current);
  return useQuery(
    source === undefined ? undefined : { ...source, key: [...source.key, `${form}${current.count}`] },
    { keepPreviousData: false, ...(pollAfter === undefined ? {} : { pollAfter }) },
  );
}
