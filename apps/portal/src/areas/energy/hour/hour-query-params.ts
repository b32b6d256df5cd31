import { addMonths, isLocalMonth, monthOf, type LocalDate, type LocalMonth } from '@vinrod/ui/format';

/** What one value covers. */
export const sheetResolutions = ['quarter', 'hour', 'day'] as const;

export const quantities = ['consumption', 'cost', 'price', 'temperature'] as const;

export type Quantity = (typeof quantities)[number];

/** Query params of the time report, apart from its sites. */
export interface HourQueryParams {
  readonly month: LocalMonth;
  readonly resolution: (typeof sheetResolutions)[number];
  readonly quantity: Quantity;
  readonly view: 'chart' | 'table';
}

/** How far back the report reaches, months. */
const monthsBack = 120;

/**
 * Parses the query params. Defaults for anything invalid: last month, by the hour, consumption as a map.
 *
 * @param today - Current Swedish day.
 */
export function readHourQueryParams(params: URLSearchParams, today: LocalDate): HourQueryParams {
  const month = params.get('month') ?? '';
  const now = monthOf(today);
  const isReached = isLocalMonth(month) && month <= now && month >= addMonths(now, -monthsBack);
  return {
    month: isReached ? month : addMonths(now, -1),
    resolution: sheetResolutions.find((one) => one === params.get('resolution')) ?? 'hour',
    quantity: quantities.find((one) => one === params.get('quantity')) ?? 'consumption',
    view: params.get('view') === 'table' ? 'table' : 'chart',
  };
}

/** Query params without any filter. The view is none. */
export function withoutFilters(today: LocalDate): Omit<HourQueryParams, 'view'> {
  const { month, resolution, quantity } = readHourQueryParams(new URLSearchParams(), today);
  return { month, resolution, quantity };
}

/** Number of filters that differ from {@link withoutFilters}. */
export function filterCount(state: HourQueryParams, today: LocalDate): number {
  const initial = withoutFilters(today);
  return (['month', 'resolution', 'quantity'] as const).filter((name) => state[name] !== initial[name])
    .length;
}

/** Copy of the query params with a change written in. Defaults are left out; other params stay. */
export function writeHourQueryParams(
  before: URLSearchParams,
  change: Partial<HourQueryParams>,
  today: LocalDate,
): URLSearchParams {
  const params = new URLSearchParams(before);
  const next = { ...readHourQueryParams(before, today), ...change };
  const initial = readHourQueryParams(new URLSearchParams(), today);
  for (const name of ['month', 'resolution', 'quantity', 'view'] as const) {
    if (next[name] === initial[name]) params.delete(name);
    else params.set(name, next[name]);
  }
  return params;
}
