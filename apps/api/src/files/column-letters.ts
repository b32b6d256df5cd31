/** Letters of a column by its place from 0: A, B … Z, AA. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return `${rest === 0 ? '' : columnLetters(rest - 1)}${String.fromCodePoint(65 + (index % 26))}`;
}
