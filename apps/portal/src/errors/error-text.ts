import { isApiError } from '@vinrod/api-client';

import { t } from '#messages/public';

/** The text of a failed call (spec section 8); a mistake of the program reads "Something went wrong!". */
export function errorText(error: unknown): string {
  return isApiError(error) ? error.message : t('errors.unknown');
}

/** Whether a text of {@link errorText} is one of the spec's English sentences, which carry `lang="en"`. */
export function isEnglishErrorText(text: string): boolean {
  return /^[\x20-\x7E]+$/.test(text) && /\b(?:went wrong|received from the server)\b/.test(text);
}

/**
 * Whether what was asked for does not exist, or the caller may not see it (404), or cannot exist: an address that was cut
 * off holds an id of the wrong form (400). Only for calls that name nothing but ids.
 */
export function isMissing(error: unknown): boolean {
  return isApiError(error) && 'status' in error && (error.status === 404 || error.status === 400);
}
