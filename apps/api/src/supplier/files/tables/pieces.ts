import { setImmediate } from 'node:timers/promises';
import { tableTexts } from './texts.ts';
import { TableProblem } from './table-cell.ts';

/**
 * Size of a piece: what a client sends byte by byte is not looked at byte by byte, and the rows of a larger one would outlive
 * rounds of the collector.
 */
const pieceSize = 64 * 1024;
/** Maximum size of a file, unpacked from gzip. */
const mostBytes = 1024 ** 3;

const lineFeed = 10;

/** Where to cut a piece: after its last line, so that no line has to be put together of two, when one ends in it. */
function endOfPiece(bytes: Buffer, start: number): number {
  const most = start + pieceSize;
  const lines = bytes.lastIndexOf(lineFeed, most - 1) + 1;
  return lines > start ? lines : most;
}

/**
 * Joins what arrives, or cuts it, into pieces of about a size.
 *
 * @throws TableProblem for a file beyond 1 GiB.
 */
export async function* piecesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, void, undefined> {
  let parts: Uint8Array[] = [];
  let size = 0;
  let total = 0;
  for await (const part of body) {
    parts.push(part);
    size += part.length;
    total += part.length;
    if (total > mostBytes) throw new TableProblem(1, tableTexts.tooLarge);
    if (size < pieceSize) continue;
    const joined = Buffer.concat(parts);
    let start = 0;
    while (size - start >= pieceSize) {
      const end = endOfPiece(joined, start);
      yield joined.subarray(start, end);
      start = end;
      // What else goes on, such as storing the rows before, is not kept waiting by all of it.
      await setImmediate();
    }
    parts = [joined.subarray(start)];
    size -= start;
  }
  if (size > 0) yield Buffer.concat(parts);
}
