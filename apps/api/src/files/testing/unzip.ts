import { crc32, inflateRawSync } from 'node:zlib';

function entryAt(zip: Buffer, at: number): { name: string; content: string; next: number } {
  if (zip.readUInt32LE(at) !== 0x0201_4b50) throw new Error('The directory has something else than headers.');
  const crc = zip.readUInt32LE(at + 16);
  const compressedSize = zip.readUInt32LE(at + 20);
  const size = zip.readUInt32LE(at + 24);
  const nameLength = zip.readUInt16LE(at + 28);
  const local = zip.readUInt32LE(at + 42);
  const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
  if (zip.readUInt32LE(local) !== 0x0403_4b50) throw new Error(`${name} does not start where it should.`);
  if (zip.toString('utf8', local + 30, local + 30 + nameLength) !== name)
    throw new Error(`${name} has two names.`);
  const start = local + 30 + nameLength;
  const content = inflateRawSync(zip.subarray(start, start + compressedSize));
  if (content.length !== size || crc32(content) !== crc) throw new Error(`${name} is damaged.`);
  const descriptor = zip.subarray(start + compressedSize, start + compressedSize + 16);
  const reported = [0, 4, 8, 12].map((offset) => descriptor.readUInt32LE(offset));
  if (reported.join() !== [0x0807_4b50, crc, compressedSize, size].join())
    throw new Error(`${name} tells two sizes.`);
  return { name, content: content.toString(), next: at + 46 + nameLength };
}

/**
 * The text files in a zip file by name, read according to the APPNOTE of the format.
 *
 * @throws Error when sizes, checksums or offsets are inconsistent.
 */
export function unzip(zip: Buffer): Map<string, string> {
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== 0x0605_4b50) throw new Error('The file does not end like a zip file.');
  const entries = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  if (at + zip.readUInt32LE(end + 12) !== end) throw new Error('The directory has another size.');
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const { name, content, next } = entryAt(zip, at);
    entries.set(name, content);
    at = next;
  }
  return entries;
}
