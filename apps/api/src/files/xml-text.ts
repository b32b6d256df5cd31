const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** A character by its code, as spreadsheets escape what XML cannot hold (ECMA-376 22.9.2.19). */
function numbered(sign: string): string {
  return `_x${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}_`;
}

/**
 * A text as the content or an attribute of an element in a spreadsheet. Characters that XML cannot hold are escaped by
 * their code, and half a surrogate pair becomes U+FFFD.
 */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/_(?=x[\da-f]{4}_)/gi, numbered)
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, (sign) =>
      sign === '\t' || sign === '\n' || (sign >= '\u007F' && sign <= '\u009F') ? sign : numbered(sign),
    )
    .replaceAll(/[&<>"]/g, (sign) => entities.get(sign) ?? sign);
}
