import { isApiError } from '@vinrod/api-client';

import { t } from '#messages/public';

/** Text of a failed call (spec section 8); a programming error reads "Something went wrong!". */
export function errorText(error: unknown): string {
  return isApiError(error) ? error.message : t('errors.unknown');
}

/** Whether a text of {@link errorText} is one of the spec's English sentences, which carry `lang="en"`. */
export function isEnglishErrorText(text: string): boolean {
  return /^[\x20-\x7E]+$/.test(text) && /\b(?:went wrong|received from the server)\b/.test(text);
}

/**
 * Whether the requested entity does not exist or the caller may not see it (404), or cannot exist: a truncated address
 * has a malformed id (400). Only for calls whose only input is ids.
 */
export function isMissing(error: unknown): boolean {
  return isApiError(error) && 'status' in error && (error.status === 404 || error.status === 400);
}
