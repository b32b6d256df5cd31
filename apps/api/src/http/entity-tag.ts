import { createHash, hash } from 'node:crypto';

/** Characters of a tag: 126 bits, so that no two answers have the same by chance. */
const tagLength = 21;

function tagOf(digest: string): string {
  // Weak, since an answer is the same in every encoding (RFC 9110, 8.8.1).
  return `W/"${digest.slice(0, tagLength)}"`;
}

/** The entity tag of an answer's text (RFC 9110, 8.8.3). */
export function entityTag(text: string): string {
  return tagOf(hash('sha256', text, 'base64url'));
}

/** Passes the parts of an answer on, and has its entity tag once all of them have passed. */
export function passingTag(body: AsyncIterable<Uint8Array>): {
  readonly passing: AsyncGenerator<Uint8Array, void, void>;
  readonly tag: () => string;
} {
  const digest = createHash('sha256');
  async function* passing(): AsyncGenerator<Uint8Array, void, void> {
    for await (const part of body) {
      digest.update(part);
      yield part;
    }
  }
  return { passing: passing(), tag: () => tagOf(digest.digest('base64url')) };
}

/** Whether a client that sends `If-None-Match` has what a tag stands for (RFC 9110, 13.1.2). */
export function isKnown(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((known) => known.trim() === tag);
}
