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
 * Makes a typed error from an error response (specification, section 8).
 *
 * @param text - The body as text: JSON, a proxy's HTML or nothing.
 * @param facts - Status and wait of the response.
 * @returns Never throws; a body that is not an error body gives `unknown`.
 */
export function readErrorBody(text: string, facts: AnswerFacts): FieldError | NonFieldError | UnknownError {
  const body = parseJson(text);
  if (isRecord(body)) {
    const { type, details } = body;
    if (type === 'non_field_error' && isRecord(details)) {
      const { message } = details;
      if (isString(message) && message !== '') return nonFieldError(message, facts);
    }
    if (type === 'field_error' && Array.isArray(details)) {
      const texts: string[] = [];
      const byField = new Map<string, string>();
      for (const item of details) {
        const { field, errors }: Record<string, unknown> = isRecord(item) ? item : {};
        const words = [errors].flat().filter(isString).join(' ');
        if (words === '') continue;
        texts.push(words);
        const name = isString(field) ? field : '';
        byField.set(name, [byField.get(name) ?? [], words].flat().join(' '));
      }
      if (texts.length > 0) return fieldError(texts.join(' '), Object.fromEntries(byField), facts);
    }
  }
  return unknownError(facts);
}
