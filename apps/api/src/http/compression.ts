import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type BrotliOptions,
} from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A supported content encoding. */
export type Encoding = 'br' | 'gzip';

/** Minimum bytes for which compression pays off. */
export const worthwhile = 1024;

/** Good ratio at a speed that keeps up with the network; the default of 11 takes seconds per megabyte. */
const brotliQuality = 4;

/** The best encoding that the client accepts; null when it accepts none of ours. */
export function acceptedEncoding(acceptEncoding: string | null): Encoding | null {
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const accepted = (acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}

function brotliOptions(sizeHint: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: sizeHint,
    },
  };
}

/** Compresses bytes on a thread of its own; null when there are too few to be worth it. */
export async function compressed(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array | null> {
  if (bytes.length < worthwhile) return null;
  return encoding === 'gzip' ? compressGzip(bytes) : compressBrotli(bytes, brotliOptions(bytes.length));
}

/** Compresses parts, however short, on a thread of its own while the next ones are made. */
export async function compressedParts(
  parts: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): Promise<Uint8Array[]> {
  const smaller: Uint8Array[] = [];
  const compress = encoding === 'gzip' ? createGzip() : createBrotliCompress(brotliOptions(0));
  await pipeline(parts, compress, async (compressing: AsyncIterable<Uint8Array>) => {
    for await (const part of compressing) smaller.push(part);
  });
  return smaller;
}
