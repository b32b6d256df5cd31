import { isAbortedError, isApiError, isFieldError } from '@vinrod/api-client';

import { t } from '#messages/public';

/** What a refused form shows. */
export interface SubmissionErrors {
  /** One message for the whole form: the server's `non_field_error`, or why no answer came. */
  readonly problem: string | undefined;
  /** Messages beside the fields they are about. */
  readonly fields: Readonly<Record<string, string>>;
}

/** A form that has nothing to complain about. */
export const noErrors: SubmissionErrors = { problem: undefined, fields: {} };

/**
 * Sorts a failed call into messages beside fields and one for the form (spec section 8). What is said of a field that
 * the form does not show goes to the form, so that nothing is lost.
 *
 * @param error - What the call rejected with.
 * @param shownFields - Names of the fields on the form, as the contract has them.
 */
export function submissionErrors(error: unknown, shownFields: readonly string[]): SubmissionErrors {
  if (isAbortedError(error)) return noErrors;
  if (!isFieldError(error)) {
    return { problem: isApiError(error) ? error.message : t('errors.unknown'), fields: {} };
  }
  const entries = Object.entries(error.fieldErrors);
  const others = entries.filter(([field]) => !shownFields.includes(field)).map(([, message]) => message);
  return {
    problem: others.length === 0 ? undefined : others.join(' '),
    fields: Object.fromEntries(entries.filter(([field]) => shownFields.includes(field))),
  };
}
