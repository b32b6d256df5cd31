/** A line of a body, numbered from 1. */
export interface Line {
  readonly number: number;
  /** The text without its line break; null when it is longer than allowed, or not UTF-8. */
  readonly text: string | null;
  readonly problem: 'too_long' | 'not_utf8' | null;
}

/** Maximum size of a body after decompression, bytes: a bomb ends here. */
const mostBytes = 1024 ** 3;

/** The body is larger than {@link mostBytes}. */
export class BodyTooLarge extends Error {}

const lineFeed = 10;

function decode(parts: readonly Uint8Array[]): string | null {
  const bytes = parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Reads a body line by line, holding one line at a time. An overlong line is skipped to its end, so that those after it
 * can be read. The last line needs no line break.
 *
 * @param body - The chunks of the body, decompressed.
 * @param longest - Maximum length of a line, bytes.
 * @throws BodyTooLarge for a body beyond 1 GiB.
 */
export async function* readLines(
  body: AsyncIterable<Uint8Array>,
  longest: number,
): AsyncGenerator<Line, void, undefined> {
  let parts: Uint8Array[] = [];
  let size = 0;
  let total = 0;
  let number = 0;

  function take(): Line {
    number += 1;
    const isTooLong = size > longest;
    const text = isTooLong ? null : decode(parts);
    parts = [];
    size = 0;
    if (isTooLong) return { number, text: null, problem: 'too_long' };
    return { number, text, problem: text === null ? 'not_utf8' : null };
  }

  function hold(part: Uint8Array): void {
    size += part.length;
    if (size > longest) parts = [];
    else if (part.length > 0) parts.push(part);
  }

  for await (const chunk of body) {
    total += chunk.length;
    if (total > mostBytes) throw new BodyTooLarge();
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end !== -1; end = chunk.indexOf(lineFeed, start)) {
      hold(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    hold(chunk.subarray(start));
  }
  if (size > 0) yield take();
}
