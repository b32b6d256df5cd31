import { setImmediate } from 'node:timers/promises';

/** Characters that are sent on together. */
const chunkLength = 65_536;

/**
 * Puts short texts together to UTF-8 of a size that is worth sending on, and lets other requests have their turn after
 * each: texts that are made without waiting for anything would hold them up until the last.
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
