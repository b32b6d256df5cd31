import { parseJson } from '../parse-json.ts';
import { isRecord } from '../record.ts';
import {
  type AnswerFacts,
  type FieldError,
  fieldError,
  type NonFieldError,
  nonFieldError,
  type UnknownError,
  unknownError,
} from './api-error.ts';

const isString = (value: unknown): value is string => typeof value === 'string';

/**
 * Reads an error body that is not one of the specification.
 *
 * @param body - The body as JSON; undefined when it is not JSON.
 * @param facts - Status and wait of the response, for `fieldError` and `nonFieldError`.
 * @returns null for a body that it does not know either.
 */
export type ErrorReader = (body: unknown, facts: AnswerFacts) => FieldError | NonFieldError | null;

/**
 * Makes a typed error from an error response (specification, section 8).
 *
 * @param text - The body as text: JSON, a proxy's HTML or nothing.
 * @param facts - Status and wait of the response.
 * @param readError - Reads bodies that are not as the specification has them.
 * @returns Throws only what `readError` throws; a body that is not an error body gives `unknown`.
 */
export function readErrorBody(
  text: string,
  facts: AnswerFacts,
  readError?: ErrorReader,
): FieldError | NonFieldError | UnknownError {
  const body = parseJson(text);
  if (isRecord(body)) {
    const { type, details } = body;
    if (type === 'non_field_error' && isRecord(details)) {
      const { message } = details;
      if (message && isString(message)) return nonFieldError(message, facts);
    }
    if (type === 'field_error' && Array.isArray(details)) {
      const texts: string[] = [];
      const byField = new Map<string, string>();
      for (const item of details) {
        const { field, errors }: Record<string, unknown> = isRecord(item) ? item : {};
        const words = [errors].flat().filter(isString).join(' ');
        if (!words) continue;
        texts.push(words);
        const name = isString(field) ? field : '';
        byField.set(name, [byField.get(name) ?? [], words].flat().join(' '));
      }
      const message = texts.join(' ');
      if (message) return fieldError(message, Object.fromEntries(byField), facts);
    }
  }
  return readError?.(body, facts) ?? unknownError(facts);
}
