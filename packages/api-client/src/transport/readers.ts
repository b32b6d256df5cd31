import { type AnswerFacts, unknownError } from '../errors/api-error.ts';
import { parseJson } from '../parse-json.ts';

/** Reads the body of a successful answer. Throws an ApiError `unknown` when it is not the promised one. */
export type Reader<T> = (response: Response, facts: AnswerFacts) => Promise<T>;

/** Tells whether a value from outside is a T. */
export type Guard<T> = (value: unknown) => value is T;

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
