/** Value of a figure: a number, a word or moment, or null for none. */
export type FigureValue = number | string | null;

/** A figure as shown in one place. */
export interface Appearance {
  /** Where it was read, for example `time report, csv`. */
  readonly place: string;
  /** Which figure, for example `consumption`. */
  readonly figure: string;
  /** Subject: `all` selected sites, `company:<kundnummer>` or `site:<anläggnings-id>`. */
  readonly subject: string;
  /** Time covered: {@link daysSpan} or {@link timeSpan}; for two compared periods `<one> against <other>`. */
  readonly span: string;
  readonly value: FigureValue;
  /** Maximum distance of a number from the exact one: half of its last digit, 0 for a count. */
  readonly rounding: number;
}

/** Calendar days, both ends included, as the span of a figure. @param first - `YYYY-MM-DD` */
export function daysSpan(first: string, last: string): string {
  return `${first}..${last}`;
}

/** An hour or a quarter as the span of a figure. @param start - ms since 1970-01-01T00:00Z */
export function timeSpan(start: number, minutes: number): string {
  return `${new Date(start).toISOString()}+${minutes}`;
}

/** A period and the one it is compared with. */
export function comparedSpan(span: string, before: string): string {
  return `${span} against ${before}`;
}

/** The days of a {@link daysSpan}; null for spans of another kind. */
export function daysOfSpan(span: string): { readonly first: string; readonly last: string } | null {
  const [, first, last] = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/.exec(span) ?? [];
  return first === undefined || last === undefined ? null : { first, last };
}

/** The start and length of a {@link timeSpan}; null for spans of another kind. */
export function timeOfSpan(span: string): { readonly start: number; readonly minutes: number } | null {
  const [, start, minutes] = /^(\d{4}-.*Z)\+(\d+)$/.exec(span) ?? [];
  return start === undefined || minutes === undefined
    ? null
    : { start: Date.parse(start), minutes: Number(minutes) };
}
