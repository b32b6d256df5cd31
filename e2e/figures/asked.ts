import type { Client } from '../../packages/api-client/src/index.ts';

/** Days that pages are opened for, both ends counted. */
export interface AskedPeriod {
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly first: string;
  readonly last: string;
}

/** Whose figures are read, and of which days. */
export interface Asked {
  readonly client: Client;
  /** uuid of the corporate group. */
  readonly corporateGroup: string;
  readonly period: AskedPeriod;
}

/** The days of a period as a query of the API. */
export function daysOf({ first, last }: AskedPeriod) {
  return { start_date: first, end_date: last };
}

/** The whole month that a period begins in, which is what the hour report is of. */
export function monthOf({ name, first }: AskedPeriod): AskedPeriod & { readonly month: string } {
  const month = first.slice(0, 7);
  const last = new Date(Date.UTC(Number(first.slice(0, 4)), Number(first.slice(5, 7)), 0));
  return { name, month, first: `${month}-01`, last: last.toISOString().slice(0, 10) };
}
