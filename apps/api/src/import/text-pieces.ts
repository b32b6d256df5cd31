import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { ImportError } from './problems.ts';

/** Reads the lines of a text file, a piece at a time. */
export interface PieceReader {
  /**
   * Reads the lines of a piece, which is UTF-8 and ends with a line.
   *
   * @param firstLine - number of its first line, counted from 1
   * @returns how many lines it has
   */
  readonly read: (bytes: Buffer, firstLine: number) => number;
  /** Called after each piece; reading goes on when it resolves. */
  readonly pause: () => Promise<void>;
}

/** The longest line accepted, bytes; a longer one means that the file is no table. */
const longestLine = 1_000_000;
const pieceSize = 256 * 1024;
const lineFeed = 10;
const byteOrderMark = Buffer.from('\uFEFF');
const replacementCharacter = '\uFFFD';
const replacementBytes = Buffer.from(replacementCharacter);

function problem(line: number | null, message: string): ImportError {
  return new ImportError([{ line, message }]);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

async function startsWithGzipMark(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'r');
    try {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
      return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
    } finally {
      await file.close();
    }
  } catch (error) {
    throw readError(error, path, 0);
  }
}

function readError(error: unknown, path: string, linesRead: number): ImportError {
  const code = codeOf(error);
  if (code === 'ENOENT') return problem(null, `The file ${path} does not exist.`);
  if (code === 'EISDIR') return problem(null, `${path} is a folder, not a file.`);
  if (code === 'EACCES' || code === 'EPERM') return problem(null, `The file ${path} may not be read.`);
  if (code === 'Z_BUF_ERROR') {
    return problem(linesRead + 1, 'the gzip file is cut short here; fetch it again.');
  }
  if (code.startsWith('Z_')) return problem(linesRead + 1, 'the gzip file is damaged from here on.');
  const reason = error instanceof Error ? error.message : String(error);
  return problem(linesRead + 1, `the file could not be read on: ${reason}`);
}

function countLineEnds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

function checkHasNoNul(bytes: Buffer, firstLine: number): void {
  const nul = bytes.indexOf(0);
  if (nul === -1) return;
  const line = firstLine + countLineEnds(bytes.toString('latin1', 0, nul));
  throw problem(line, 'holds a NUL byte; the file must be text in UTF-8.');
}

function checkIsText(bytes: Buffer, firstLine: number): void {
  checkHasNoNul(bytes, firstLine);
  if (isUtf8(bytes) && !bytes.includes(replacementBytes)) return;
  const text = bytes.toString('utf8');
  const line = firstLine + countLineEnds(text.slice(0, text.indexOf(replacementCharacter)));
  throw problem(line, 'holds bytes that are not UTF-8.');
}

/** Cuts the bytes of a file into pieces that end with a line; what is left of a line waits for the rest of it. */
class Pieces {
  readonly #reader: PieceReader;
  #rest: Buffer = Buffer.alloc(0);
  linesRead = 0;

  constructor(reader: PieceReader) {
    this.#reader = reader;
  }

  async take(chunk: Buffer): Promise<void> {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const end = bytes.lastIndexOf(lineFeed) + 1;
    this.#rest = bytes.subarray(end);
    if (end > 0) await this.#read(bytes.subarray(0, end));
    if (this.#rest.length <= longestLine) return;
    checkHasNoNul(this.#rest, this.linesRead + 1);
    throw problem(this.linesRead + 1, 'is too long; is this a CSV file?');
  }

  async end(): Promise<void> {
    const last = this.#rest;
    this.#rest = Buffer.alloc(0);
    if (last.length > 0) await this.#read(last);
  }

  async #read(whole: Buffer): Promise<void> {
    const firstLine = this.linesRead + 1;
    checkIsText(whole, firstLine);
    const hasMark = firstLine === 1 && whole.subarray(0, byteOrderMark.length).equals(byteOrderMark);
    const bytes = hasMark ? whole.subarray(byteOrderMark.length) : whole;
    this.linesRead += bytes.length === 0 ? 0 : this.#reader.read(bytes, firstLine);
    await this.#reader.pause();
  }
}

/** The bytes of a file, unpacked; what goes wrong is told with the line that `linesRead` has come to. */
async function* unpackedBytes(
  path: string,
  linesRead: () => number,
): AsyncGenerator<Buffer, void, undefined> {
  const isGzip = await startsWithGzipMark(path);
  const source = createReadStream(path, { highWaterMark: pieceSize });
  const unpacked = isGzip ? source.pipe(createGunzip({ chunkSize: pieceSize })) : source;
  if (unpacked !== source) source.on('error', (error) => unpacked.destroy(error));
  try {
    for await (const chunk of unpacked) {
      const bytes: unknown = chunk;
      if (!Buffer.isBuffer(bytes)) throw new TypeError('A file stream must give bytes.');
      yield bytes;
    }
  } catch (error) {
    throw readError(error, path, linesRead());
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}

/**
 * Reads a text file, unpacking gzip when the file starts with its magic number. Holds only one piece of the file in
 * memory at a time.
 * @throws {ImportError} with the line number when the file is missing, damaged, cut short or not text
 */
export async function readTextPieces(path: string, reader: PieceReader): Promise<void> {
  const pieces = new Pieces(reader);
  for await (const bytes of unpackedBytes(path, () => pieces.linesRead)) await pieces.take(bytes);
  await pieces.end();
}
