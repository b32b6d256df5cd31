import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { acceptedEncoding, compressed, type Encoding } from './compression.ts';
import { contentTypeOf, isCompressed } from './content-types.ts';

/** Bytes as they are sent, and what they are known by. */
interface Sent {
  readonly bytes: Uint8Array;
  readonly tag: string;
}

/** A file that is sent as it is, or in the encodings that a client accepts. */
export interface StoredFile {
  readonly plain: Sent;
  /** The smaller form of an encoding; null when there is none. */
  readonly inEncoding: (encoding: Encoding) => Promise<Sent | null>;
}

/** Endings of files that a build has compressed, better than a request could wait for. */
const compressedEndings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

const hidden: ReadonlySet<string> = new Set(Object.values(compressedEndings));

/** Where the compressed form of a file is that was made beforehand. */
export function compressedName(name: string, encoding: Encoding): string {
  return name + compressedEndings[encoding];
}

/** Whether a name is of a compressed form, which is not sent by its own name. */
export function isCompressedForm(name: string): boolean {
  return hidden.has(extname(name));
}

function tagged(bytes: Uint8Array): Sent {
  return { bytes, tag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
}

/**
 * A file to send.
 *
 * @param madeBefore - The compressed form that was made beforehand; null has it made when it is first asked for.
 */
export function storedFile(
  bytes: Uint8Array,
  madeBefore: (encoding: Encoding) => Promise<Uint8Array | null>,
): StoredFile {
  const encoded = new Map<Encoding, Sent | null>();
  return {
    plain: tagged(bytes),
    async inEncoding(encoding) {
      const known = encoded.get(encoding);
      if (known !== undefined) return known;
      const smaller = (await madeBefore(encoding)) ?? (await compressed(bytes, encoding));
      const sent = smaller === null ? null : tagged(smaller);
      encoded.set(encoding, sent);
      return sent;
    },
  };
}

/** Whether a client has what a tag stands for (RFC 9110, section 13.1.2). */
function hasAlready(ifNoneMatch: string | null, tag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}

/** How a file is asked for. */
export interface FileRequest {
  /** Name of the file, whose ending says what it is. */
  readonly name: string;
  /** Whether the content at this address never changes. */
  readonly isLasting: boolean;
  readonly acceptEncoding: string | null;
  /** Tags of what the client has already. */
  readonly ifNoneMatch: string | null;
}

/** Answers with a file: in the best encoding that the client accepts, or that it has it already. */
export async function answerWithFile(
  file: StoredFile,
  { name, isLasting, acceptEncoding, ifNoneMatch }: FileRequest,
): Promise<Response> {
  const type = extname(name);
  const encoding = isCompressed(type) ? null : acceptedEncoding(acceptEncoding);
  const smaller = encoding === null ? null : await file.inEncoding(encoding);
  const { bytes, tag } = smaller ?? file.plain;
  const headers = new Headers({
    ETag: tag,
    'Cache-Control': isLasting ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (!isCompressed(type)) headers.set('Vary', 'Accept-Encoding');
  if (hasAlready(ifNoneMatch, tag)) return new Response(null, { status: 304, headers });
  headers.set('Content-Type', contentTypeOf(type));
  headers.set('Content-Length', String(bytes.length));
  if (smaller !== null && encoding !== null) headers.set('Content-Encoding', encoding);
  return new Response(new Uint8Array(bytes), { headers });
}
