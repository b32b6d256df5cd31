import type { Caller } from './caller.ts';
import { forbidden } from './api-error.ts';
import type { AccessRule } from './contract.ts';

/** Whether a caller may call an operation: see {@link authorize}. */
export function isAuthorized(
  { permission, allOf }: AccessRule,
  { permissions }: Pick<Caller, 'permissions'>,
): boolean {
  const hasAny = permission.length === 0 || permission.some((key) => permissions.has(key));
  return hasAny && allOf.every((key) => permissions.has(key));
}

/**
 * The single place that authorizes operations: one of the permissions of `x-permission` is enough (specification,
 * section 6), and an empty list lets every signed-in user in. In addition, every one of `x-permission-all` is required.
 *
 * @throws ApiError 403 when the caller does not hold them.
 */
export function authorize(rule: AccessRule, caller: Pick<Caller, 'permissions'>): void {
  if (!isAuthorized(rule, caller)) throw forbidden();
}
