import { type AnswerFacts, unknownError } from '../errors/api-error.ts';
import { parseJson } from '../parse-json.ts';
import { isRecord } from '../record.ts';

/** Reads the body of a successful answer. Throws an ApiError `unknown` when it is not the promised one. */
export type Reader<T> = (response: Response, facts: AnswerFacts) => Promise<T>;

/** Tells whether a value from outside is a T. */
export type Guard<T> = (value: unknown) => value is T;

/**
 * Accepts objects that carry the fields without which the caller cannot go on. The server checks
 * its answers against the contract; this keeps out the page of a proxy or another server.
 */
export function objectWith<T extends object>(...fields: readonly (keyof T & string)[]): Guard<T> {
  return (value): value is T => isRecord(value) && fields.every((field) => field in value);
}

/** Reads JSON that the guard accepts. */
export function json<T>(guard: Guard<T>): Reader<T> {
  return async (response, facts) => {
    const value = parseJson(await response.text());
    if (!guard(value)) throw unknownError(facts);
    return value;
  };
}

/** Reads to the end and gives nothing: for answers that say no more than that it worked. */
export const nothing: Reader<void> = async (response) => {
  await response.arrayBuffer();
};
