import type { ColumnType } from 'kysely';
import type { DayText } from './organisation.ts';

/** A column that is never selected or written through the query builder, but as text by energy/meter-day. */
type ArrayText = ColumnType<never, never, never>;

/** The values of one site on one local day. */
export interface MeterDayTable {
  corporate_group_id: string;
  site_id: string;
  day: DayText;
  resolution: 'hour' | 'quarter';
  /** Sum of `wh`, Wh; null when there is no value. */
  total_wh: number | null;
  measured_count: number;
  estimated_count: number;
  corrected_count: number;
  missing_count: number;
  /** Wh per step from local midnight on: 23/24/25 or 92/96/100 elements, null = missing. */
  wh: ArrayText;
  /** Quality code per step; null when everything that exists was measured. */
  quality: ArrayText;
  received_at: Date;
}

/** Sum of a site's values in a local month; kept by triggers on `meter_day`, never written otherwise. */
export interface SiteMonthTable {
  corporate_group_id: string;
  site_id: string;
  /** First day of the month. */
  month: DayText;
  /** Wh. */
  total_wh: number;
  /** Steps that have a value. */
  value_count: number;
}

/** Day-ahead prices of a bidding area on one local day. */
export interface SpotPriceDayTable {
  price_area: 'SE1' | 'SE2' | 'SE3' | 'SE4';
  day: DayText;
  /** öre/MWh per hour from local midnight on: 23/24/25 elements; mean of the quarters since 2025-10-01. */
  ore_per_mwh: ArrayText;
}

/** Outdoor temperature of a bidding area's reference town on one local day. */
export interface TemperatureDayTable {
  price_area: 'SE1' | 'SE2' | 'SE3' | 'SE4';
  day: DayText;
  /** Tenths of °C per hour from local midnight on: 23/24/25 elements. */
  deci_celsius: ArrayText;
}

/** The supplier's surcharge on the spot price for a company, from a day on. */
export interface CompanySurchargeTable {
  corporate_group_id: string;
  company_id: string;
  valid_from: DayText;
  /** öre/MWh excluding VAT. */
  ore_per_mwh: number;
}

/** The residual mix of a year (domain.md 2.3). */
export interface ResidualMixTable {
  region: 'nordic';
  year: number;
  renewable_percent: number;
  nuclear_percent: number;
  fossil_percent: number;
  co2_g_per_kwh: number;
  nuclear_waste_g_per_kwh: number | null;
  source: string;
  source_url: string;
  /** Day on which the figures were published; null when it is not known. */
  published_date: DayText | null;
}

/** Tables of meter values, prices, weather and environmental values. */
export interface EnergySchema {
  meter_day: MeterDayTable;
  site_month: SiteMonthTable;
  spot_price_day: SpotPriceDayTable;
  temperature_day: TemperatureDayTable;
  company_surcharge: CompanySurchargeTable;
  residual_mix: ResidualMixTable;
}
