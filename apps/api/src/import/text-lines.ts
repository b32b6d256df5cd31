import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import { ImportError } from './problems.ts';

/** A batch of lines, without their line ends. */
export interface LineBatch {
  /** Number of the first line of the batch, counted from 1. */
  readonly firstLine: number;
  readonly lines: readonly string[];
}

/** The longest line accepted; a longer one means that the file is no table. */
const maxLineLength = 1_000_000;
const byteOrderMark = '\uFEFF';
const replacementCharacter = '\uFFFD';

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

function checkIsText(text: string, firstLine: number): void {
  const nul = text.indexOf('\0');
  if (nul >= 0) {
    const line = firstLine + countLineEnds(text.slice(0, nul));
    throw problem(line, 'holds a NUL byte; the file must be text in UTF-8.');
  }
  const undecodable = text.indexOf(replacementCharacter);
  if (undecodable >= 0) {
    const line = firstLine + countLineEnds(text.slice(0, undecodable));
    throw problem(line, 'holds bytes that are not UTF-8.');
  }
}

/**
 * Reads a text file line by line, unpacking gzip when the file starts with its magic number. Holds only one piece of
 * the
 * file in memory at a time.
 * @throws {ImportError} with the line number when the file is missing, damaged, cut short or not text
 */
export async function* readLineBatches(path: string): AsyncGenerator<LineBatch> {
  const isGzip = await startsWithGzipMark(path);
  const source = createReadStream(path, { highWaterMark: 256 * 1024 });
  const unpacked = isGzip ? source.pipe(createGunzip({ chunkSize: 256 * 1024 })) : source;
  if (unpacked !== source) source.on('error', (error) => unpacked.destroy(error));
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let linesRead = 0;
  try {
    for await (const chunk of unpacked) {
      const bytes: unknown = chunk;
      if (!Buffer.isBuffer(bytes)) throw new TypeError('A file stream must give bytes.');
      let text = rest + decoder.write(bytes);
      if (linesRead === 0 && text.startsWith(byteOrderMark)) text = text.slice(1);
      checkIsText(text, linesRead + 1);
      const lines = text.split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > maxLineLength) {
        throw problem(linesRead + lines.length + 1, 'is too long; is this a CSV file?');
      }
      if (lines.length === 0) continue;
      yield { firstLine: linesRead + 1, lines: lines.map(withoutCarriageReturn) };
      linesRead += lines.length;
    }
    rest += decoder.end();
    checkIsText(rest, linesRead + 1);
    if (rest !== '') yield { firstLine: linesRead + 1, lines: [withoutCarriageReturn(rest)] };
  } catch (error) {
    throw error instanceof ImportError ? error : readError(error, path, linesRead);
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}

function withoutCarriageReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
