import type { Caller } from '../server/caller.ts';
import { isAuthorized } from '../server/authorize.ts';
import { readContract } from '../server/contract.ts';
import type { OperationId } from '../server/operation.ts';

const operations = new Map<string, ReturnType<typeof readContract>[number]>(
  readContract().map((operation) => [operation.id, operation]),
);

/**
 * Whether the caller may call an operation at all, regardless of target. Answers that report this use the same rule.
 */
export function isOpenTo(caller: Caller, operationId: OperationId): boolean {
  const operation = operations.get(operationId);
  if (operation === undefined || operation.permission === 'public') return operation !== undefined;
  const { permission, allOf } = operation;
  return isAuthorized({ permission, allOf }, caller) && (caller.shadow === null || operation.allowsShadow);
}
