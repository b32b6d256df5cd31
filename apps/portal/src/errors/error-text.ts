import { isApiError, isUnknownError, unknownReason } from '@vinrod/api-client';

import { t } from '#messages/public';

/**
 * Text of a failed call. Spec section 8 has the words for an error body that it does not know and for no response; what
 * it says nothing of, an odd success, a redirect and a programming error, is told in the user's language.
 */
export function errorText(error: unknown): string {
  if (!isApiError(error)) return t('errors.unknown');
  if (!isUnknownError(error)) return error.message;
  switch (unknownReason(error)) {
    case 'error_body':
      return error.message;
    case 'success_body':
      return t('errors.strangeAnswer');
    case 'redirect':
      return t('errors.redirected');
  }
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
