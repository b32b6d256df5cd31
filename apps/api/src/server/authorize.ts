import type { Caller } from '../identity/caller.ts';
import { forbidden } from './api-error.ts';
import type { PermissionRule } from './contract.ts';

/**
 * The one place where it is decided who may call an operation: one of the permissions of its
 * `x-permission` is enough (specification, section 6), and an empty list lets every signed-in user in.
 *
 * @throws ApiError 403 when the caller holds none of them.
 */
export function authorize(rule: Exclude<PermissionRule, 'public'>, caller: Caller): void {
  if (rule.length > 0 && !rule.some((key) => caller.permissions.has(key))) throw forbidden();
}
