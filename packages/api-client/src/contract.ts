import type { paths, PreviousYear } from './generated/schema.ts';
import type { LocalDate } from './quantities.ts';

/** Every schema of the contract by its name, and `paths` and `operations` for back ends. */
export type * from './generated/schema.ts';
export type * from './quantities.ts';
export { decodeSiteSet, encodeSiteSet } from './site-set.ts';

/** Figures of the same dates one year before. */
export type DashboardPreviousYear = PreviousYear;

/** First and last day of a period, both included: `YYYY-MM-DD`, or a `Date` read in the local calendar. */
export interface PeriodQuery {
  start_date: LocalDate | Date;
  end_date: LocalDate | Date;
}

type RawQuery<Operation> = Operation extends { parameters: { query?: infer Query } }
  ? NonNullable<Query>
  : never;

type Days = 'start_date' | 'end_date';

/** Omitted and `undefined` parameters are not sent; a `Date` is read in the local calendar. */
export type Sendable<Q> = {
  [K in keyof Q]: Q[K] | (K extends Days ? Date : never) | (undefined extends Q[K] ? undefined : never);
};

/** Query of an operation, such as `operations['listNews']`. */
export type QueryIn<Operation> = Sendable<RawQuery<Operation>>;

/** Query of the operation of a path. */
export type QueryOf<P extends keyof paths, M extends keyof paths[P] = 'get'> = QueryIn<paths[P][M]>;

/** Filters of the line graphs. */
export type LineGraphsQuery = QueryOf<'/v1/corporategroups/{id}/analytics/line-graphs/'>;
/** Period of a dashboard. */
export type DashboardQuery = QueryOf<'/v1/sites/corporategroup/{id}/dashboard-data/'>;
/** Which published news to list. */
export type PublishedNewsQuery = QueryOf<'/v1/news/published-news/'>;
