import type { Client, QueryArgs, QueryOperation } from '@vinrod/api-client';
import { preload } from 'swr';

import { operationSource } from './use-operation.ts';

/** Asks for what a page will show while its code is still on its way. The page tells of a failure. */
export function prefetch<Operation extends QueryOperation>(
  client: Client,
  operation: Operation,
  args: QueryArgs<Operation>,
): void {
  const { key, load } = operationSource(client, operation, args);
  preload(key, load).catch(() => undefined);
}
