/** Positions are rounded to tenths of a px: finer than a screen shows, short in text. */
export const precision = 10;

/** Tenths whose text is kept, up and down from zero. */
export const longest = 4096;

/**
 * Texts of {@link writeNext} by their number and {@link longest}: a heat map writes 40 000 numbers of few kinds, a line looks
 * here before it calls. Of its length at once, since an array that grows in leaps becomes a dictionary.
 */
export const nextTexts = /* @__PURE__ */ Array.from<string | undefined>({ length: 2 * longest });

/** A whole number of tenths after another, which a space separates unless a sign does; as short as path data may write it. */
export function writeNext(tenths: number): string {
  const place = tenths + longest;
  let text = nextTexts[place];
  if (text === undefined) {
    text = (tenths < 0 ? '' : ' ') + String(tenths / precision).replace(/^(-?)0\./, '$1.');
    if (place in nextTexts) nextTexts[place] = text;
  }
  return text;
}

/** A whole number of tenths that follows a command: `-.5` for -5. */
export function writeTenths(tenths: number): string {
  return writeNext(tenths).trimStart();
}

/** Begins a line or an outline at a position. */
export function writeMove(x: number, y: number): string {
  return `M${writeTenths(x)}${writeNext(y)}`;
}

/**
 * The same path data in one piece: reading a character of a concatenated string makes V8 join its pieces, which otherwise
 * stay in memory with it, five times its length.
 */
export function flattened(path: string): string {
  return path.charCodeAt(0) > 0 ? path : '';
}
