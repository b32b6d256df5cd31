/** What the margins of a printed page say. */
export interface PrintWords {
  /** At the left of the foot: whose report it is, and what. */
  readonly left: string;
  /** In its middle: the days it is about. */
  readonly middle: string;
  /** At its right, before the number of the page: when it was printed. */
  readonly right: string;
  /** "sida" and "av", around the numbers. */
  readonly page: string;
  readonly of: string;
}

/** A text as a string of CSS. */
function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, (sign) => `\\${sign}`).replaceAll(/\s+/g, ' ')}"`;
}

/**
 * Style sheet of printed pages: margins of 15 mm, and a foot with page numbers.
 */
export function printSheet({ left, middle, right, page, of }: PrintWords): string {
  const font = 'font-family: sans-serif; font-size: 8pt; color: #000000';
  const pages = `${quoted(`${right} · ${page} `)} counter(page) ${quoted(` ${of} `)} counter(pages)`;
  return `@page {
  margin: 15mm 15mm 18mm;
  @bottom-left { content: ${quoted(left)}; ${font} }
  @bottom-center { content: ${quoted(middle)}; ${font} }
  @bottom-right { content: ${pages}; ${font} }
}`;
}
