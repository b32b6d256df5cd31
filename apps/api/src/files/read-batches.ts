/** Rows of the database that are held in memory at a time. */
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
 * Reads rows batch by batch, so that neither memory nor a connection to the database is held while a file is sent.
 * The first batch is read at once: what goes wrong with it can still be answered as an error.
 *
 * @param read - Gives the next rows after one, or the first, in an order in which no two rows are equal: at most
 *   {@link batchSize}, and fewer only at the end.
 */
export async function readBatches<Row>(
  read: (after: Row | null) => Promise<readonly Row[]>,
): Promise<AsyncGenerator<Row, void, void>> {
  return following(await read(null), read);
}
