import type { Client, QueryAnswer, QueryArgs, QueryOperation } from '@vinrod/api-client';
import { preload, unstable_serialize } from 'swr';

import type { QueryCache } from '#session';

import { operationSource } from './use-operation.ts';

/** Puts an answer into a cache before a page is rendered, so that the page has it the first time. */
export function cacheAnswer<Operation extends QueryOperation>(
  cache: QueryCache,
  client: Client,
  operation: Operation,
  args: QueryArgs<Operation>,
  answer: Promise<QueryAnswer<Operation>>,
): void {
  const key = unstable_serialize(operationSource(client, operation, args).key);
  answer.then(
    (data) => {
      // A page that waits for the answer gets it by its own call.
      if (!cache.has(key)) cache.set(key, { data, isLoading: false, isValidating: false });
    },
    () => undefined,
  );
}

/** Prefetches data that a page will show while its code loads. Failures are reported by the page. */
export function prefetch<Operation extends QueryOperation>(
  cache: QueryCache,
  client: Client,
  operation: Operation,
  args: QueryArgs<Operation>,
): void {
  const { key, load } = operationSource(client, operation, args);
  cacheAnswer(cache, client, operation, args, preload(key, load));
}
