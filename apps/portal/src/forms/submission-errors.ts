import { isAbortedError, isFieldError } from '@vinrod/api-client';

import { errorText } from '#errors';

/** Errors that a refused form shows. */
export interface SubmissionErrors {
  /** Message for the whole form: the server's `non_field_error`, or why there was no response. */
  readonly problem: string | undefined;
  /** Error messages by field. */
  readonly fields: Readonly<Record<string, string>>;
}

export const noErrors: SubmissionErrors = { problem: undefined, fields: {} };

/**
 * Splits a failed call into messages beside fields and one for the form (spec section 8). Errors of fields that are not
 * on the form go to the form's message, so that none is lost.
 *
 * @param error - Error that the call rejected with.
 * @param shownFields - Field names on the form, as the contract has them.
 */
export function submissionErrors(error: unknown, shownFields: readonly string[]): SubmissionErrors {
  if (isAbortedError(error)) return noErrors;
  if (!isFieldError(error)) {
    return { problem: errorText(error), fields: {} };
  }
  const entries = Object.entries(error.fieldErrors);
  const others = entries.filter(([field]) => !shownFields.includes(field)).map(([, message]) => message);
  return {
    problem: others.length === 0 ? undefined : others.join(' '),
    fields: Object.fromEntries(entries.filter(([field]) => shownFields.includes(field))),
  };
}
