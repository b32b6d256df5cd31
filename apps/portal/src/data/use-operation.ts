import {
  queryCalls,
  type Client,
  type QueryAnswer,
  type QueryArgs,
  type QueryOperation,
} from '@vinrod/api-client';

import { useClient } from '#session';

import { fetchAtStart } from './start-calls.ts';
import { useQuery, type Query, type QueryOptions, type QuerySource } from './use-query.ts';

/** The call of one operation, cached by its name and arguments. */
export function operationSource<Operation extends QueryOperation>(
  client: Client,
  operation: Operation,
  args: QueryArgs<Operation>,
): QuerySource<QueryAnswer<Operation>> {
  return {
    key: [operation, args],
    load: () => {
      const fetch = fetchAtStart(operation, args);
      return queryCalls[operation](client)(fetch === undefined ? args : { ...args, fetch });
    },
  };
}

/**
 * Loads the response of an operation of the contract while the component is mounted.
 *
 * @param operation - `operationId` of the contract.
 * @param args - Its path and query, `{}` when it has neither; undefined waits.
 */
export function useOperation<Operation extends QueryOperation>(
  operation: Operation,
  args: QueryArgs<Operation> | undefined,
  options?: QueryOptions<QueryAnswer<Operation>>,
): Query<QueryAnswer<Operation>> {
  const client = useClient();
  return useQuery(args === undefined ? undefined : operationSource(client, operation, args), options);
}
