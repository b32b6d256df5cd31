import { dateFromParts, isLocalDate } from '../format/local-date.ts';
import type { LocalDate } from '../format/local-date.ts';
import type { Period } from '../format/period.ts';

const SEPARATED = /^(\d{4})[-/. \u2212](\d{1,2})[-/. \u2212](\d{1,2})$/;
const PLAIN = /^(\d{4}|\d{2})(\d{2})(\d{2})$/;

/** Two dates with a dash, a word or a line break between them. */
const RANGE = /^(\S+)\s*(?:\s[-\u2212–—]\s|[–—]|till|t\.?o\.?m\.?|\s)\s*(\S+)$/i;

/**
 * Reads a day that a person typed or pasted: YYYY-MM-DD, and what people write instead (20260501, 260501, 2026/5/1).
 *
 * @returns the day, or `null` when the text is not one day that exists.
 */
export function parseTypedDate(text: string): LocalDate | null {
  const tidy = text.replace(/[\s\u00A0\u202F]+/g, ' ').trim();
  const match = SEPARATED.exec(tidy) ?? PLAIN.exec(tidy);
  if (match === null) return null;
  const [, year = '', month = '', day = ''] = match;
  const date = dateFromParts({
    year: Number(year.length === 2 ? `20${year}` : year),
    month: Number(month),
    day: Number(day),
  });
  return isLocalDate(date) ? date : null;
}

/** Reads two days pasted together ("2026-05-01 – 2026-10-31"); `null` when the text is anything else. */
export function parseTypedRange(text: string): Period | null {
  const match = RANGE.exec(text.replace(/[\s\u00A0\u202F]+/g, ' ').trim());
  if (match === null) return null;
  const start = parseTypedDate(match[1] ?? '');
  const end = parseTypedDate(match[2] ?? '');
  return start === null || end === null ? null : { start, end };
}
