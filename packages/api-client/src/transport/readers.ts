import { type AnswerFacts, unknownError } from '../errors/api-error.ts';
import { parseJson } from '../parse-json.ts';

/** Whether an untrusted value is a T. */
export type Guard<T> = (value: unknown) => value is T;

/** Reads the body of a successful answer. Throws an ApiError `unknown` when it is not the promised one. */
export interface Reader<T> {
  (response: Response, facts: AnswerFacts): Promise<T>;
  /** Tells a value that was read before; without it, none is kept. */
  readonly guard?: Guard<T>;
}

/** Reads JSON and checks it with the guard. */
export function json<T>(guard: Guard<T>): Reader<T> {
  const read = async (response: Response, facts: AnswerFacts): Promise<T> => {
    const value = parseJson(await response.text());
    if (!guard(value)) throw unknownError(facts);
    return value;
  };
  return Object.assign(read, { guard });
}

/** Reads to the end and returns nothing, for answers without content of interest. */
export const nothing: Reader<void> = async (response) => {
  await response.arrayBuffer();
};
