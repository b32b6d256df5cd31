import type { TestApp } from '../test-app.ts';
import type { StoredSite } from './stored/read-stored.ts';

/** What a period is compared with. */
export type Compared =
  | { readonly kind: 'previous_year' | 'previous_period' }
  | { readonly kind: 'free'; readonly first: string; readonly last: string };

/** Sites and a period whose figures are read in every place. */
export interface FigureCase {
  /** What the period tests. */
  readonly name: string;
  /** First and last day, `YYYY-MM-DD`. */
  readonly first: string;
  readonly last: string;
  /** uuids of the sites; null for every site of the corporate group. */
  readonly siteIds: readonly string[] | null;
  /** A site group of exactly these sites. */
  readonly siteGroup: string | null;
  readonly compared: Compared;
}

/** A corporate group on a server whose figures are compared. */
export interface FigureWorld {
  readonly name: string;
  readonly app: TestApp;
  readonly corporateGroupId: string;
  /** Access token of staff with every permission. */
  readonly access: string;
  /** The current local date. */
  readonly today: string;
}

/** Input for reading a place. */
export interface Reading {
  readonly world: FigureWorld;
  readonly figureCase: FigureCase;
  /** The selected sites. */
  readonly sites: readonly StoredSite[];
}

/** The report filters of a case as a query string. */
export function queryOf({ first, last, siteIds }: FigureCase): string {
  const sites = (siteIds ?? []).map((id) => `&site_id=${id}`).join('');
  return `start_date=${first}&end_date=${last}${sites}`;
}
