/** Positions are rounded to tenths of a px: finer than a screen shows, short in text. */
export const precision = 10;

/** A whole number of tenths, as short as path data may write it: `-.5` for -5. */
export function writeTenths(tenths: number): string {
  return String(tenths / precision).replace(/^(-?)0\./, '$1.');
}

/** A number after another, which a space separates unless a sign does. */
export function writeNext(tenths: number): string {
  return (tenths < 0 ? '' : ' ') + writeTenths(tenths);
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
