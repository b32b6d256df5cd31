import { ApiError } from './api-error.ts';
import type { Operation, OperationId } from './operation.ts';
import { texts } from './texts.ts';

/**
 * Operations of the contract that have no handler yet. They are authorised and checked like all others
 * and then answer 501. An operation leaves the list when its handler comes: the server does not start
 * with one that is in both places or in none.
 */
export const unfinishedOperations: readonly OperationId[] = [
];

/** Stands in for the handler of an operation that has none yet. */
export function notImplemented(id: OperationId): Operation {
  return {
    id,
    isPublic: false,
    handle: () => Promise.reject(new ApiError(501, texts.notImplemented)),
  };
}
