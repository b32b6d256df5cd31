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

function bufferOf({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, length);
}

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
    total += part.length;
    if (total > mostBytes) throw new TableProblem(1, tableTexts.tooLarge);
    let rest = bufferOf(part);
    while (size + rest.length >= pieceSize) {
      // What is left of the part before goes with the beginning of this one, which is not copied otherwise.
      const isBegun = size > 0;
      const begun = isBegun ? Buffer.concat([...parts, rest.subarray(0, pieceSize - size)]) : rest;
      const end = endOfPiece(begun, 0);
      yield begun.subarray(0, end);
      if (end >= size) {
        parts = [];
        rest = rest.subarray(end - size);
        size = 0;
      } else {
        parts = [begun.subarray(end, size)];
        size -= end;
      }
      // What else goes on, such as storing the rows before, is not kept waiting by all of it.
      await setImmediate();
    }
    if (rest.length === 0) continue;
    parts.push(rest);
    size += rest.length;
  }
  if (size > 0) yield Buffer.concat(parts);
}
