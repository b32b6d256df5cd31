/** Least days of a gap that the list can be limited to; the first shows every gap. */
export const leastDays = [1, 3, 7, 30] as const;

/** Least days of a gap. */
export type LeastDays = (typeof leastDays)[number];

/** Filters of the list, as the address has them. */
export interface MissingFilters {
  /** Whole name of a grid owner, empty for sites without one; undefined shows those of all. */
  readonly gridOwner: string | undefined;
  readonly leastDays: LeastDays;
  /** Whether only koncerner that the viewer is the account manager of are shown. */
  readonly isOwn: boolean;
}

/** No filter. */
export const noMissingFilters: MissingFilters = { gridOwner: undefined, leastDays: 1, isOwn: false };

/** Longest name that the contract takes. */
const longestName = 200;

/** Parses the filters; anything invalid is left out. */
export function readMissingFilters(params: URLSearchParams): MissingFilters {
  const days = Number(params.get('days') ?? 1);
  return {
    gridOwner: params.get('grid_owner')?.slice(0, longestName),
    leastDays: leastDays.find((least) => least === days) ?? 1,
    isOwn: params.get('own') === 'true',
  };
}

/** Copy of the query params with the filters written in, on the first page. */
export function writeMissingFilters(
  before: URLSearchParams,
  { gridOwner, leastDays: days, isOwn }: MissingFilters,
): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const name of ['grid_owner', 'days', 'own', 'page']) params.delete(name);
  if (gridOwner !== undefined) params.set('grid_owner', gridOwner);
  if (days !== 1) params.set('days', String(days));
  if (isOwn) params.set('own', 'true');
  return params;
}
