import { byteStream } from './byte-stream.ts';
import { acceptedEncoding, compressed, compressedParts, worthwhile, type Encoding } from './compression.ts';
import { entityTag, isKnown, passingTag } from './entity-tag.ts';
import { isLongAnswer, textOfAnswer } from './json-answer.ts';

/** Types that are complete before they are sent; files are streamed, and compressed by their own format. */
const compressible = /^(application\/json|text\/html)\b/;

/** Most bytes of a UTF-16 unit in UTF-8. */
const longestLetter = 3;

/** What a request says about the answer that it can take. */
export interface AcceptedAnswer {
  readonly acceptEncoding: string | null;
  /** `If-None-Match` of a request that only reads, null when it has none; undefined when the answer gets no tag. */
  readonly ifNoneMatch?: string | null | undefined;
}

/** An answer that is being made. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly encoding: Encoding | null;
  /** As in {@link AcceptedAnswer}; undefined too for what is no success. */
  readonly ifNoneMatch: string | null | undefined;
}

/** Tags an answer, and gives 304 for it when the client has what the tag stands for. */
function unchanged({ headers, ifNoneMatch }: Answer, tag: string): Response | null {
  if (ifNoneMatch === undefined) return null;
  headers.set('ETag', tag);
  if (!isKnown(ifNoneMatch, tag)) return null;
  headers.delete('Content-Type');
  return new Response(null, { status: 304, headers });
}

function inParts(
  { status, headers }: Answer,
  parts: readonly Uint8Array[],
  encoding: Encoding | null,
): Response {
  if (encoding !== null) headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(parts.reduce((sum, part) => sum + part.length, 0)));
  // Keeps a response in the parts it was created in: one large piece would block other requests.
  const body = parts.length > 1 ? byteStream(parts.values()) : new Uint8Array(parts[0] ?? []);
  return new Response(body, { status, headers });
}

async function inOnePart(answer: Answer, whole: Uint8Array): Promise<Response> {
  const smaller = answer.encoding === null ? null : await compressed(whole, answer.encoding);
  return smaller === null ? inParts(answer, [whole], null) : inParts(answer, [smaller], answer.encoding);
}

async function ofText(answer: Answer, text: string): Promise<Response> {
  const { status, headers, encoding } = answer;
  const same = answer.ifNoneMatch === undefined ? null : unchanged(answer, entityTag(text));
  if (same !== null) return same;
  if (encoding !== null && text.length >= worthwhile / longestLetter)
    return inOnePart(answer, Buffer.from(text));
  // A text leaves together with the headers; bytes would need another write.
  headers.set('Content-Length', String(Buffer.byteLength(text)));
  return new Response(text, { status, headers });
}

async function gathered(body: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  return parts;
}

async function ofLong(answer: Answer, body: AsyncIterable<Uint8Array>): Promise<Response> {
  const { encoding, ifNoneMatch } = answer;
  const { passing, tag } = passingTag(body);
  // What the client may have is not compressed before it is known whether it has.
  const isAwaited = encoding === null || typeof ifNoneMatch === 'string';
  const parts = isAwaited ? await gathered(passing) : await compressedParts(passing, encoding);
  const same = unchanged(answer, tag());
  if (same !== null) return same;
  if (!isAwaited || encoding === null) return inParts(answer, parts, encoding);
  return inParts(answer, await compressedParts(byteStream(parts.values()), encoding), encoding);
}

/**
 * Makes a JSON response or a page ready to be sent whole: compressed for a client that accepts it, tagged, and 304 without
 * content for a client that has it already. Leaves any other response unchanged.
 */
export async function wholeAnswer(response: Response, accepted: AcceptedAnswer): Promise<Response> {
  if (!compressible.test(response.headers.get('content-type') ?? '')) return response;
  const { status, body } = response;
  const headers = new Headers(response.headers);
  headers.append('Vary', 'Accept-Encoding');
  const answer = {
    status,
    headers,
    encoding: acceptedEncoding(accepted.acceptEncoding),
    ifNoneMatch: status === 200 ? accepted.ifNoneMatch : undefined,
  };
  const text = textOfAnswer(response);
  if (text !== undefined) return ofText(answer, text);
  if (body === null) return inParts(answer, [], null);
  return isLongAnswer(response)
    ? ofLong(answer, body)
    : inOnePart(answer, Buffer.concat(await gathered(body)));
}
