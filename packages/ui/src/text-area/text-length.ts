const segmenter = new Intl.Segmenter('sv', { granularity: 'grapheme' });

/** Length of a text as a reader counts it: an emoji or an accented letter is one. */
export function textLength(text: string): number {
  let count = 0;
  for (const segment of segmenter.segment(text)) count += segment.segment === '' ? 0 : 1;
  return count;
}

/** Whether to announce the remaining length: near the limit and beyond, not at each letter before. */
export function isNearLimit(length: number, max: number): boolean {
  return length >= max * 0.9;
}
