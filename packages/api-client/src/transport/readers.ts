import { type AnswerFacts, unknownError } from '../errors/api-error.ts';
import { parseJson } from '../parse-json.ts';

/** Reads the body of a successful answer. Throws an ApiError `unknown` when it is not the promised one. */
export type Reader<T> = (response: Response, facts: AnswerFacts) => Promise<T>;

/** Whether an untrusted value is a T. */
export type Guard<T> = (value: unknown) => value is T;

/** Reads JSON and checks it with the guard. */
export function json<T>(guard: Guard<T>): Reader<T> {
  return async (response, facts) => {
    const value = parseJson(await response.text());
    if (!guard(value)) throw unknownError(facts);
    return value;
  };
}

/** Reads to the end and returns nothing, for answers without content of interest. */
export const nothing: Reader<void> = async (response) => {
  await response.arrayBuffer();
};
