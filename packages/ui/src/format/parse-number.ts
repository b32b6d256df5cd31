const spaces = /[\s\u00A0\u202F]/g;
const groupedBySpace = /^[+-]?\d{1,3}(?: \d{3})+(?:[.,]\d*)?$/;
const signAndRest = /^([+-]?)(.*)$/;

/** "1.234.567" and "1,234,567.8": a mark that repeats, or precedes another mark, groups thousands. */
function withoutGroupMarks(digits: string): string | null {
  const marks = digits.match(/[.,]/g) ?? [];
  const [first] = marks;
  const last = marks.at(-1);
  if (first === undefined || last === undefined || marks.length === 1) return digits;
  const decimalMark = first === last ? null : last;
  if (decimalMark !== null && marks.filter((mark) => mark === decimalMark).length > 1) return null;
  const [whole = '', ...rest] = decimalMark === null ? [digits] : digits.split(decimalMark);
  const groups = whole.split(first);
  const isGrouped = groups.every((group, index) =>
    index === 0 ? /^\d{1,3}$/.test(group) : /^\d{3}$/.test(group),
  );
  if (!isGrouped) return null;
  return [groups.join(''), ...rest].join('.');
}

/**
 * Parses a typed or pasted number. Accepts decimal comma or point, thousands separated by space, U+00A0 or U+202F (or
 * by a mark that is clearly not the decimal one), a leading sign, and hyphen or U+2212 as minus.
 *
 * @returns the number, or `null` when the text is empty or not a single number.
 */
export function parseNumber(text: string): number | null {
  const tidy = text
    .replace(spaces, ' ')
    .trim()
    .replace('\u2212', '-')
    .replace(/^([+-]) /, '$1');
  if (tidy.includes(' ') && !groupedBySpace.test(tidy)) return null;
  const [, sign = '', digits = ''] = signAndRest.exec(tidy.replaceAll(' ', '')) ?? [];
  const plain = withoutGroupMarks(digits)?.replace(',', '.');
  if (plain === undefined || !/^(?:\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  return Number(`${sign}${plain}`);
}
