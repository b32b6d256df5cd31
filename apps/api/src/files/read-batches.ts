/** Database rows held in memory at a time. */
export const batchSize = 1000;

async function* following<Row>(
  first: readonly Row[],
  read: (after: Row | null) => Promise<readonly Row[]>,
): AsyncGenerator<Row, void, void> {
  let batch = first;
  for (;;) {
    yield* batch;
    const last = batch.at(-1);
    if (last === undefined || batch.length < batchSize) return;
    batch = await read(last);
  }
}

/**
 * Reads rows in batches, so that neither memory nor a database connection is held while a file is sent. The first batch
 * is read immediately, so that its errors can still become an error response.
 *
 * @param read - Returns the rows after a given one, or the first ones, in a strict order: at most {@link batchSize},
 *   and fewer only at the end.
 */
export async function readBatches<Row>(
  read: (after: Row | null) => Promise<readonly Row[]>,
): Promise<AsyncGenerator<Row, void, void>> {
  return following(await read(null), read);
}
