import { setImmediate } from 'node:timers/promises';

/** Minimum characters per chunk. */
const chunkLength = 65_536;

/**
 * Joins short texts into UTF-8 chunks worth sending, and yields to other requests after each: texts that are created
 * without waiting would otherwise block them until the end.
 */
export async function* textChunks(
  texts: Iterable<string> | AsyncIterable<string>,
): AsyncGenerator<Uint8Array, void, void> {
  let gathered = '';
  for await (const text of texts) {
    gathered += text;
    if (gathered.length >= chunkLength) {
      yield Buffer.from(gathered);
      gathered = '';
      await setImmediate();
    }
  }
  if (gathered !== '') yield Buffer.from(gathered);
}
