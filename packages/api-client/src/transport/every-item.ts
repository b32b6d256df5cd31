import { isRecord } from '../record.ts';

/** One page of a list. */
export interface Page<T> {
  /** Number of items over all pages. */
  count: number;
  /** Address of the next page, for people; the client never follows it. */
  next: string | null;
  previous: string | null;
  results: T[];
}

/** Identifies an item across pages. */
const keyOf = (item: unknown): unknown => (isRecord(item) ? (item['uuid'] ?? item['id'] ?? item) : item);

/**
 * Every item over all pages, each once.
 *
 * When the count has shrunk, items before the current offset may have been removed and later ones moved up, so it steps
 * back by the difference. The first count limits the steps back, so that a count that keeps going up and down comes to
 * an end too.
 *
 * @param pageAt - Gets the page that starts at an offset.
 * @param start - Number of items to skip.
 */
export async function* everyItem<T>(
  pageAt: (offset: number) => Promise<Page<T>>,
  start: number,
): AsyncGenerator<T, void> {
  const seen = new Set<unknown>();
  let offset = start;
  let known: number | undefined;
  let budget = 0;
  for (;;) {
    const { count, results } = await pageAt(offset);
    const missing = Math.min((known ?? count) - count, budget, offset - start);
    budget = known === undefined ? count : budget - Math.max(0, missing);
    known = count;
    if (missing > 0) {
      offset -= missing;
      continue;
    }
    for (const item of results) {
      const key = keyOf(item);
      if (seen.has(key)) continue;
      seen.add(key);
      yield item;
    }
    offset += results.length;
    if (results.length === 0 || offset >= count) return;
  }
}
