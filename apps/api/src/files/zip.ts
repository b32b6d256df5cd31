import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file inside a zip file. */
export interface ZipEntry {
  /** Path with `/` between folders. */
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** The facts about an entry once its last byte has been written. */
interface Written {
  readonly name: Buffer;
  /** Offset of its header, in bytes. */
  readonly offset: number;
  crc: number;
  size: number;
  compressedSize: number;
}

/** Limit of sizes and offsets without the 64-bit form, which not all spreadsheets read. */
const maxSize = 0xffff_ffff;

/** Names are UTF-8, and sizes follow the content. */
const flags = 0x0808;
const deflateMethod = 8;
/** Version 2.0 of the format: deflated content. */
const version = 20;
/** 1980-01-01, the first day of the format, so that the file does not depend on when it is created. */
const firstDay = 0x0021;

/** Most of the compression at a quarter of the default's time. */
const level = 3;

/** Bytes that may wait for compression, so that the next ones are made meanwhile. */
const waiting = 262_144;

/** Fields of 2 or 4 bytes, little-endian. */
function fields(...values: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(values.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of values) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

function localHeader({ name }: Written): Buffer {
  const head = fields(
    [4, 0x0403_4b50],
    [2, version],
    [2, flags],
    [2, deflateMethod],
    [2, 0],
    [2, firstDay],
    [4, 0],
    [4, 0],
    [4, 0],
    [2, name.length],
    [2, 0],
  );
  return Buffer.concat([head, name]);
}

function dataDescriptor({ crc, compressedSize, size }: Written): Buffer {
  return fields([4, 0x0807_4b50], [4, crc], [4, compressedSize], [4, size]);
}

function directoryHeader({ name, offset, crc, compressedSize, size }: Written): Buffer {
  const head = fields(
    [4, 0x0201_4b50],
    [2, version],
    [2, version],
    [2, flags],
    [2, deflateMethod],
    [2, 0],
    [2, firstDay],
    [4, crc],
    [4, compressedSize],
    [4, size],
    [2, name.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, offset],
  );
  return Buffer.concat([head, name]);
}

function endOfDirectory(entries: number, size: number, offset: number): Buffer {
  return fields([4, 0x0605_4b50], [2, 0], [2, 0], [2, entries], [2, entries], [4, size], [4, offset], [2, 0]);
}

async function* counted(
  content: AsyncIterable<Uint8Array>,
  written: Written,
): AsyncGenerator<Uint8Array, void, void> {
  for await (const bytes of content) {
    written.crc = crc32(bytes, written.crc);
    written.size += bytes.length;
    yield bytes;
  }
}

/** The content, compressed on a thread of its own; ending early also ends the content. */
async function* deflated(
  content: AsyncIterable<Uint8Array>,
  written: Written,
): AsyncGenerator<Uint8Array, void, void> {
  const deflate = createDeflateRaw({ level });
  // Errors of the content surface in the stream that is read here.
  const made = Readable.from(counted(content, written), { objectMode: false, highWaterMark: waiting });
  pipeline(made, deflate, () => undefined);
  for await (const bytes of deflate) {
    if (!(bytes instanceof Uint8Array)) throw new TypeError('Compressing gives bytes.');
    written.compressedSize += bytes.length;
    yield bytes;
  }
}

/**
 * Writes a zip file entry by entry, with a few parts of one entry in memory at a time.
 *
 * @returns the file in parts, created as they are read.
 * @throws RangeError while reading, when the file reaches 4 GB.
 */
export async function* zipFile(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Uint8Array, void, void> {
  const directory: Written[] = [];
  let offset = 0;
  const checked = (bytes: Uint8Array): Uint8Array => {
    offset += bytes.length;
    if (offset > maxSize) throw new RangeError('A zip file of more than 4 GB cannot be written.');
    return bytes;
  };
  for await (const { name, content } of entries) {
    const written: Written = { name: Buffer.from(name), offset, crc: 0, size: 0, compressedSize: 0 };
    yield checked(localHeader(written));
    for await (const bytes of deflated(content, written)) yield checked(bytes);
    if (written.size > maxSize) throw new RangeError(`${name} has more than 4 GB.`);
    yield checked(dataDescriptor(written));
    directory.push(written);
  }
  const start = offset;
  for (const written of directory) yield checked(directoryHeader(written));
  yield checked(endOfDirectory(directory.length, offset - start, start));
}
