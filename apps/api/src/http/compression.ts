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
import { byteStream } from './byte-stream.ts';
import { isLongAnswer, textOfAnswer } from './json-answer.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A supported content encoding. */
export type Encoding = 'br' | 'gzip';

/** Minimum bytes for which compression pays off. */
const worthwhile = 1024;

/** Most bytes of a UTF-16 unit in UTF-8. */
const longestLetter = 3;

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

/** Compresses parts on a thread of its own while the next ones are made. */
async function compressedParts(parts: AsyncIterable<Uint8Array>, encoding: Encoding): Promise<Uint8Array[]> {
  const smaller: Uint8Array[] = [];
  const compress = encoding === 'gzip' ? createGzip() : createBrotliCompress(brotliOptions(0));
  await pipeline(parts, compress, async (compressing: AsyncIterable<Uint8Array>) => {
    for await (const part of compressing) smaller.push(part);
  });
  return smaller;
}

/** Types that are complete before they are sent; files are streamed, and compressed by their own format. */
const compressible = /^(application\/json|text\/html)\b/;

async function partsOf({ body }: Response): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  if (body !== null) for await (const part of body) parts.push(part);
  return parts;
}

/** Parts of an answer as they are sent, in an encoding or, where that is not worth it, as they are. */
async function sentParts(
  response: Response,
  encoding: Encoding | null,
): Promise<{ readonly parts: readonly Uint8Array[]; readonly isCompressed: boolean }> {
  if (encoding !== null && response.body !== null && isLongAnswer(response))
    return { parts: await compressedParts(response.body, encoding), isCompressed: true };
  const text = textOfAnswer(response);
  const parts = text === undefined ? await partsOf(response) : [Buffer.from(text)];
  const smaller = encoding === null ? null : await compressed(Buffer.concat(parts), encoding);
  return smaller === null ? { parts, isCompressed: false } : { parts: [smaller], isCompressed: true };
}

/** Compresses a JSON response or a page for a client that accepts it; leaves any other response unchanged. */
export async function compressWhole(response: Response, acceptEncoding: string | null): Promise<Response> {
  if (!compressible.test(response.headers.get('content-type') ?? '')) return response;
  const encoding = acceptedEncoding(acceptEncoding);
  const headers = new Headers(response.headers);
  headers.append('Vary', 'Accept-Encoding');
  const text = textOfAnswer(response);
  if (text !== undefined && (encoding === null || text.length < worthwhile / longestLetter)) {
    // A text leaves together with the headers; bytes would need another write.
    headers.set('Content-Length', String(Buffer.byteLength(text)));
    return new Response(text, { status: response.status, headers });
  }
  const { parts, isCompressed } = await sentParts(response, encoding);
  if (isCompressed && encoding !== null) headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(parts.reduce((sum, part) => sum + part.length, 0)));
  // Keeps a response in the parts it was created in: one large piece would block other requests.
  const body = parts.length > 1 ? byteStream(parts.values()) : new Uint8Array(parts[0] ?? []);
  return new Response(body, { status: response.status, headers });
}
