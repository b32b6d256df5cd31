/** Maximum characters in the name of a sheet. */
const maxLength = 31;

/** A text as a valid sheet name, which may still be taken. */
function cleaned(text: string): string {
  const name = text
    .toWellFormed()
    .replaceAll(/[[\]:*?/\\\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, maxLength)
    .toWellFormed()
    .replaceAll(/^[' ]+|[' \uFFFD]+$/g, '');
  // Spreadsheets reserve this name.
  return name === '' || name.toLowerCase() === 'history' ? 'Blad' : name;
}

/** The name with a number appended, shortened to fit. */
function numbered(name: string, number: number): string {
  const end = ` (${number})`;
  return `${name.slice(0, maxLength - end.length).trimEnd()}${end}`;
}

/**
 * Names for the sheets of one workbook, in the order of the texts: at most 31 characters, none of `[]:*?/\`, no
 * apostrophe at the ends, and unique regardless of case.
 */
export function sheetNames(texts: readonly string[]): string[] {
  const taken = new Set<string>();
  const lastNumbers = new Map<string, number>();
  return texts.map((text) => {
    const first = cleaned(text);
    let name = first;
    for (let number = (lastNumbers.get(first) ?? 1) + 1; taken.has(name.toLowerCase()); number += 1) {
      name = numbered(first, number);
      lastNumbers.set(first, number);
    }
    taken.add(name.toLowerCase());
    return name;
  });
}
