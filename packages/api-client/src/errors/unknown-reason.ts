import type { UnknownError } from './api-error.ts';

/**
 * Why a response could not be used: an error that is not typed (specification, section 8, which gives the words for it),
 * a success whose body the contract does not know, or a redirect, which is never followed.
 */
export type UnknownReason = 'error_body' | 'success_body' | 'redirect';

/** Why the response behind an `unknown` could not be used. */
export function unknownReason({ status }: UnknownError): UnknownReason {
  if (status >= 400) return 'error_body';
  return status >= 200 && status < 300 ? 'success_body' : 'redirect';
}
