import { addMonths, isLocalMonth, monthOf, type LocalDate, type LocalMonth } from '@vinrod/ui/format';

/** What one value covers. */
export const sheetResolutions = ['quarter', 'hour', 'day'] as const;

/** What can be shown. */
export const quantities = ['consumption', 'cost', 'price', 'temperature'] as const;

/** A quantity. */
export type Quantity = (typeof quantities)[number];

/** What the address of the time report says beside its sites. */
export interface HourQueryParams {
  readonly month: LocalMonth;
  readonly resolution: (typeof sheetResolutions)[number];
  readonly quantity: Quantity;
  readonly view: 'chart' | 'table';
}

/** Years that the report reaches back. */
const monthsBack = 120;

/**
 * Reads an address; what it does not understand becomes the default: last month, hour by hour, consumption as a map.
 *
 * @param today - The Swedish day now.
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

/** A copy of the parameters with a change written in; defaults leave no trace, others stay. */
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
