import type { MeterValueCoverage } from '@vinrod/api-client';
import { EN_DASH, formatNumber, type Quantity } from '@vinrod/ui/format';

/** Share of sites with all values, rounded down: 100 % is every one of them. A dash before there is any site. */
export function coverageOf({ site_count: count, missing_site_count: missing }: MeterValueCoverage): Quantity {
  if (count === 0) return { figure: EN_DASH, unit: '' };
  const tenths = Math.floor(((count - missing) / count) * 1000);
  return { figure: formatNumber(tenths / 10, { decimals: tenths === 1000 ? 0 : 1 }), unit: '%' };
}
