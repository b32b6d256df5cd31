import type { MeterValueCoverage } from '@vinrod/api-client';
import { formatNumber, type Quantity } from '@vinrod/ui/format';

/** Share of sites with all values, rounded down: 100 % is every one of them. */
export function coverageOf({ site_count: count, missing_site_count: missing }: MeterValueCoverage): Quantity {
  const tenths = count === 0 ? 1000 : Math.floor(((count - missing) / count) * 1000);
  return { figure: formatNumber(tenths / 10, { decimals: tenths === 1000 ? 0 : 1 }), unit: '%' };
}
