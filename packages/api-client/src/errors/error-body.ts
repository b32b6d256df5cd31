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

interface Item {
  field: string;
  text: string;
}

function readItem(item: unknown): Item[] {
  const errors = isRecord(item) ? item['errors'] : undefined;
  const text = Array.isArray(errors) ? errors.filter(isString).join(' ') : '';
  const field = isRecord(item) ? item['field'] : undefined;
  return text === '' ? [] : [{ field: isString(field) ? field : '', text }];
}

function byField(items: readonly Item[]): Record<string, string> {
  const found = new Map<string, string>();
  for (const { field, text } of items) {
    const earlier = found.get(field);
    found.set(field, earlier === undefined ? text : `${earlier} ${text}`);
  }
  return Object.fromEntries(found);
}

/**
 * Makes the typed error of an error answer (specification, section 8).
 *
 * @param text - The body as text, whatever it is: JSON, HTML of a proxy, nothing.
 * @param facts - Status and waiting time of the answer.
 * @returns Never throws; a body that is not an error body gives `unknown`.
 */
export function readErrorBody(text: string, facts: AnswerFacts): FieldError | NonFieldError | UnknownError {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    return unknownError(facts, cause);
  }
  if (isRecord(body)) {
    const { type, details } = body;
    if (type === 'non_field_error' && isRecord(details)) {
      const { message } = details;
      if (isString(message) && message !== '') return nonFieldError(message, facts);
    }
    if (type === 'field_error' && Array.isArray(details)) {
      const items = details.flatMap(readItem);
      if (items.length > 0) {
        return fieldError(items.map((item) => item.text).join(' '), byField(items), facts);
      }
    }
  }
  return unknownError(facts);
}
