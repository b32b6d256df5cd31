/**
 * Reads `Retry-After` (RFC 9110, section 10.2.3).
 *
 * @param value - The header: seconds, or an HTTP date; null when it is missing.
 * @param now - Instant in ms that a date is measured from.
 * @returns Whole seconds to wait, never negative; null when the header is missing or unreadable.
 */
export function parseRetryAfter(value: string | null, now: number = Date.now()): number | null {
  const text = value?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  // Every HTTP date names its weekday; this keeps Date.parse from guessing at "-1" or "12.5".
  const ms = /^[a-z]{3}/i.test(text) ? Date.parse(text) - now : Number.NaN;
  return Number.isNaN(ms) ? null : Math.max(0, Math.ceil(ms / 1000));
}
