import type { TestApp } from '../test-app.ts';
import type { StoredSite } from './stored/read-stored.ts';

/** What a period is compared with. */
export type Compared =
  | { readonly kind: 'previous_year' | 'previous_period' }
  | { readonly kind: 'free'; readonly first: string; readonly last: string };

/** Some sites in a period, whose figures are read in every place. */
export interface FigureCase {
  /** What is special about the period. */
  readonly name: string;
  /** First and last day, `YYYY-MM-DD`. */
  readonly first: string;
  readonly last: string;
  /** uuids of the sites; every site of the corporate group when null. */
  readonly siteIds: readonly string[] | null;
  /** A site group that holds exactly these sites. */
  readonly siteGroup: string | null;
  readonly compared: Compared;
}

/** Whose figures are compared: a corporate group on a server. */
export interface FigureWorld {
  readonly name: string;
  readonly app: TestApp;
  readonly corporateGroupId: string;
  /** Access token of staff with every permission. */
  readonly access: string;
  /** The local date it is. */
  readonly today: string;
}

/** What a place is read for. */
export interface Reading {
  readonly world: FigureWorld;
  readonly figureCase: FigureCase;
  /** The chosen sites. */
  readonly sites: readonly StoredSite[];
}

/** The filters of a report of a case, as a query. */
export function queryOf({ first, last, siteIds }: FigureCase): string {
  const sites = (siteIds ?? []).map((id) => `&site_id=${id}`).join('');
  return `start_date=${first}&end_date=${last}${sites}`;
}
