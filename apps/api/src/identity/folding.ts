/** Strips diacritics: å and ä become a, ö becomes o. */
export function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
}
