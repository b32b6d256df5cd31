import type { Dashboard } from '@vinrod/api-client';
import { energyUnitFor, type EnergyUnit } from '@vinrod/ui/format';

/** The unit of all energy on a page of key figures: that of the largest, which is the sum of the period or of the year before. */
export function dashboardUnit(dashboard: Dashboard): EnergyUnit {
  return energyUnitFor([dashboard.total_consumption_kwh, dashboard.previous_year.consumption_kwh]);
}
