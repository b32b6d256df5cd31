import { isRecord, type JsonRecord } from '../server/json-document.ts';
import type { TestAnswer } from './test-app.ts';

/** The items on a page of a list. */
export function resultsOf({ body }: TestAnswer): JsonRecord[] {
  const { results } = body;
  return Array.isArray(results) ? results.filter(isRecord) : [];
}

/** One text of every item on a page of a list. */
export function textsOf(answer: TestAnswer, field: string): string[] {
  return resultsOf(answer).map((item) => String(item[field]));
}
