import type { Client } from '../../packages/api-client/src/index.ts';

/** Period that pages are opened for, both days included. */
export interface AskedPeriod {
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly first: string;
  readonly last: string;
}

/** Corporate group and period whose figures are read. */
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

/** The full month in which a period begins, which the hour report covers. */
export function monthOf({ name, first }: AskedPeriod): AskedPeriod & { readonly month: string } {
  const month = first.slice(0, 7);
  const last = new Date(Date.UTC(Number(first.slice(0, 4)), Number(first.slice(5, 7)), 0));
  return { name, month, first: `${month}-01`, last: last.toISOString().slice(0, 10) };
}
