import { valuesOf, type PlacedItem } from './file-items.ts';

/** Batches of values that are looked at together: the database is asked the same of one as of four. */
const mostTogether = 4;

function hasValues(batch: readonly PlacedItem[]): boolean {
  return batch.every((item) => 'row' in item && valuesOf(item.row) !== null);
}

/** Puts batches of values together, which take little memory by the value. */
export async function* batchesTogether(
  batches: Iterable<readonly PlacedItem[]> | AsyncIterable<readonly PlacedItem[]>,
): AsyncGenerator<readonly (readonly PlacedItem[])[], void, undefined> {
  let waiting: (readonly PlacedItem[])[] = [];
  for await (const batch of batches) {
    waiting.push(batch);
    if (waiting.length < mostTogether && hasValues(batch)) continue;
    yield waiting;
    waiting = [];
  }
  if (waiting.length > 0) yield waiting;
}
