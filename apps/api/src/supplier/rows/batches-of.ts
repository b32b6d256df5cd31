import type { RowKind, SentRow } from './row-kind.ts';

/** Batches that are read while one is stored: rows of a table come many at a time, and reading must not wait for each. */
export const batchesAhead = 8;

/**
 * Cuts items into batches in which no key comes twice, since the later of two rows for the same thing is stored after the
 * earlier one.
 *
 * @param sentIn - the row of an item; null when it has none
 */
export async function* batchesOf<Row, Item>(
  { key, weight, batchSize }: RowKind<Row>,
  items: Iterable<Item> | AsyncIterable<Item>,
  sentIn: (item: Item) => SentRow<Row> | null,
): AsyncGenerator<readonly Item[], void, undefined> {
  let batch: Item[] = [];
  let keys = new Set<string>();
  let size = 0;

  function take(): readonly Item[] {
    const taken = batch;
    batch = [];
    keys = new Set();
    size = 0;
    return taken;
  }

  for await (const item of items) {
    const sent = sentIn(item);
    const name = sent === null ? null : key(sent.row);
    if (name !== null && keys.has(name)) yield take();
    if (name !== null) keys.add(name);
    size += sent === null ? 1 : (weight?.(sent.row) ?? 1);
    batch.push(item);
    if (size >= batchSize) yield take();
  }
  if (batch.length > 0) yield batch;
}
