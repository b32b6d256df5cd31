import { addMonths, isLocalMonth, monthOf, type LocalDate, type LocalMonth } from '@vinrod/ui/format';

/** What a month is compared with: the same month a year before, or as many days right before it. */
export const comparedWith = ['previous_year', 'previous_period'] as const;

export type ComparedWith = (typeof comparedWith)[number];

/** Query params of the report, apart from its sites. */
export interface WhatChangedQueryParams {
  readonly month: LocalMonth;
  readonly compare: ComparedWith;
}

/** How far back the report reaches, months. */
const monthsBack = 120;

/**
 * Parses the query params. Defaults for anything invalid: last month, against the year before.
 *
 * @param today - Current Swedish day.
 */
export function readWhatChanged(params: URLSearchParams, today: LocalDate): WhatChangedQueryParams {
  const month = params.get('month') ?? '';
  const now = monthOf(today);
  const isReached = isLocalMonth(month) && month <= now && month >= addMonths(now, -monthsBack);
  return {
    month: isReached ? month : addMonths(now, -1),
    compare: params.get('compare') === 'previous_period' ? 'previous_period' : 'previous_year',
  };
}

/** Query params without any filter. */
export function withoutFilters(today: LocalDate): WhatChangedQueryParams {
  return readWhatChanged(new URLSearchParams(), today);
}

/** Number of filters that differ from {@link withoutFilters}. */
export function filterCount({ month, compare }: WhatChangedQueryParams, today: LocalDate): number {
  const initial = withoutFilters(today);
  return [month !== initial.month, compare !== initial.compare].filter(Boolean).length;
}

/**
 * Copy of the query params with a change written in; other params stay. The month is always named, so that a link means
 * the same next month.
 */
export function writeWhatChanged(
  before: URLSearchParams,
  change: Partial<WhatChangedQueryParams>,
  today: LocalDate,
): URLSearchParams {
  const params = new URLSearchParams(before);
  const { month, compare } = { ...readWhatChanged(before, today), ...change };
  params.set('month', month);
  if (compare === 'previous_year') params.delete('compare');
  else params.set('compare', compare);
  return params;
}

/** Months shown beside the selected one, itself included. */
const monthsBeside = 12;

/** The months to select among: the last twelve that are over, or others where those do not have the selected one. */
export function monthsAround(month: LocalMonth, today: LocalDate): readonly LocalMonth[] {
  const last = addMonths(monthOf(today), -1);
  const end = month <= last && month > addMonths(last, -monthsBeside) ? last : month;
  return Array.from({ length: monthsBeside }, (_, index) => addMonths(end, index - monthsBeside + 1));
}
