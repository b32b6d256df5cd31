import type { Client, QueryArgs, QueryOperation } from '@vinrod/api-client';
import { preload } from 'swr';

import { operationSource } from './use-operation.ts';

/** Prefetches data that a page will show while its code loads. Failures are reported by the page. */
export function prefetch<Operation extends QueryOperation>(
  client: Client,
  operation: Operation,
  args: QueryArgs<Operation>,
): void {
  const { key, load } = operationSource(client, operation, args);
  preload(key, load).catch(() => undefined);
}
