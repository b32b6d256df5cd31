/** What the margins of a printed page say. */
export interface PrintMargins {
  /** At the left of the foot: whose report it is, and what. */
  readonly left: string;
  /** In its middle: when it was printed. */
  readonly middle: string;
}

/** A text as a string of CSS. */
function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, (sign) => `\\${sign}`).replaceAll(/\s+/g, ' ')}"`;
}

/**
 * Style sheet of printed pages: A4 with margins of 15 mm, and a foot with page numbers. Tables with many columns set
 * their own orientation.
 */
export function printSheet({ left, middle }: PrintMargins): string {
  const font = 'font-family: sans-serif; font-size: 8pt; color: #000000';
  return `@page {
  size: A4;
  margin: 15mm 15mm 18mm;
  @bottom-left { content: ${quoted(left)}; ${font} }
  @bottom-center { content: ${quoted(middle)}; ${font} }
  @bottom-right { content: counter(page) " / " counter(pages); ${font} }
}`;
}
