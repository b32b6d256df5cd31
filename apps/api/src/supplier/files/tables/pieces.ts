import { tableTexts } from './texts.ts';
import { TableProblem } from './table-cell.ts';

/** Minimum size of a piece: what a client sends byte by byte is not looked at byte by byte. */
const pieceSize = 64 * 1024;
/** Maximum size of a file, unpacked from gzip. */
const mostBytes = 1024 ** 3;

/**
 * Joins what arrives into larger pieces.
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
    yield Buffer.concat(parts);
    parts = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(parts);
}
