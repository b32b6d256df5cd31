import type { ColumnType, Generated } from 'kysely';
import type { DayText, DefaultedInstant } from './organisation.ts';
import type {
  GramsPerKilowattHour,
  Kilowatts,
  OrePerMegawattHour,
  WattHours,
} from '../../quantities/quantities.ts';

/** A column that is never selected or written through the query builder, but as text by energy/meter-day. */
type ArrayText = ColumnType<never, never, never>;

/** The values of one site on one local day. */
export interface MeterDayTable {
  corporate_group_id: string;
  site_id: string;
  day: DayText;
  resolution: 'hour' | 'quarter';
  /** Sum of `wh`, Wh; null when there is no value. */
  total_wh: WattHours | null;
  measured_count: number;
  estimated_count: number;
  corrected_count: number;
  missing_count: number;
  /** Wh per step from local midnight on: 23/24/25 or 92/96/100 elements, null = missing. */
  wh: ArrayText;
  /** Quality code per step; null when everything that exists was measured. */
  quality: ArrayText;
  /** Wh of the highest hour, worked out by the database; null when there is no value. */
  peak_wh: Generated<WattHours | null>;
  received_at: Date;
}

/** Sum of a site's values in a local month; kept by triggers on `meter_day`, never written otherwise. */
export interface SiteMonthTable {
  corporate_group_id: string;
  site_id: string;
  /** First day of the month. */
  month: DayText;
  /** Wh. */
  total_wh: WattHours;
  /** Steps that have a value. */
  value_count: number;
  /** Quarters of an hour that have a value; an hour is four. */
  present_quarters: number;
  /** Steps whose value is estimated. */
  estimated_count: number;
  /** Steps whose value is corrected. */
  corrected_count: number;
  /** Goes up with every change of the month's values. */
  revision: Generated<number>;
}

/** Rules of the network company's tariff that hold for a site from a day on (domain.md 2.1: data per site). */
export interface SiteTariffTable {
  corporate_group_id: string;
  site_id: string;
  valid_from: DayText;
  /** As the network company calls it. */
  name: string;
  /** Months with high load, 1–12; empty when the tariff has none. */
  high_load_months: number[];
  /** Days of the week with high load, 1 = Monday. */
  high_load_weekdays: number[];
  /** Hour on the clock at which high load starts, 0–23. */
  high_load_from_hour: number;
  /** Hour on the clock at which it ends, up to 24. */
  high_load_to_hour: number;
  /** Whether public holidays on those days of the week have high load too. */
  high_load_on_holidays: boolean;
  /** Fuses that the network company offers, A; empty when it offers none. */
  fuse_sizes_a: number[];
  /** Steps in which power is subscribed, kW. */
  power_step_kw: Kilowatts;
  /** The least power that can be subscribed, kW. */
  least_power_kw: Kilowatts;
}

/** Day-ahead prices of a bidding area on one local day. */
export interface SpotPriceDayTable {
  price_area: 'SE1' | 'SE2' | 'SE3' | 'SE4';
  day: DayText;
  /** öre/MWh per hour from local midnight on: 23/24/25 elements; mean of the quarters since 2025-10-01. */
  ore_per_mwh: ArrayText;
  /** öre/MWh per quarter: 92/96/100 elements; null before 2025-10-01, when prices were set by hour. */
  quarter_ore_per_mwh: ArrayText;
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
  ore_per_mwh: OrePerMegawattHour;
}

/** The residual mix of a year (domain.md 2.3). */
export interface ResidualMixTable {
  id: Generated<number>;
  region: 'nordic';
  year: number;
  renewable_percent: number;
  nuclear_percent: number;
  fossil_percent: number;
  co2_g_per_kwh: GramsPerKilowattHour;
  nuclear_waste_g_per_kwh: GramsPerKilowattHour | null;
  method: Generated<string>;
  source: string;
  source_url: string | null;
  /** Day on which the figures were published; null when it is not known. */
  published_date: DayText | null;
  /** Whether the figures may still change: no certificate is issued on them. */
  is_preliminary: Generated<boolean>;
  /** Who changed it last; null for what the portal came with, and once they are removed. */
  updated_by: string | null;
  updated_at: DefaultedInstant;
}

/** A run of `import-values` that changed something. */
export interface MeterImportTable {
  corporate_group_id: string;
  id: string;
  imported_at: Date;
  /** Who ran it: a name, as it was given. */
  imported_by: string;
  file_name: string;
  added_count: number;
  changed_count: number;
  unchanged_count: number;
}

/** A day as it was until an import replaced values of it. */
export interface MeterDayVersionTable {
  corporate_group_id: string;
  site_id: string;
  day: DayText;
  /** The import that replaced it. */
  import_id: string;
  replaced_at: Date;
  resolution: 'hour' | 'quarter';
  /** Wh per step as in `meter_day`. */
  wh: ArrayText;
  /** Quality code per step as in `meter_day`. */
  quality: ArrayText;
  /** When the replaced values had come in. */
  received_at: Date;
}

/** A suggestion of an expert (Expertens förslag), or one that the values propose. */
export interface ExpertSuggestionTable {
  corporate_group_id: string;
  /** 1, 2, 3 … over all corporate groups. */
  id: Generated<number>;
  /** Null for the whole corporate group. */
  site_id: string | null;
  start_date: DayText;
  end_date: DayText;
  category:
    | 'power_peak'
    | 'base_load'
    | 'night_use'
    | 'weekend_use'
    | 'subscription'
    | 'reactive_power'
    | 'other';
  title: string;
  text: string;
  /** How a proposal was computed, in words and figures; empty for what an expert wrote. */
  calculation: Generated<string>;
  potential_kwh_per_year: number | null;
  /** SEK per year, excluding VAT. */
  potential_sek_per_year: number | null;
  priority: 'low' | 'medium' | 'high';
  /** `proposed` until an expert signs it by giving it another status. */
  status: 'proposed' | 'new' | 'in_progress' | 'done' | 'rejected';
  /** Who signed it; null for a proposal, and when that person is gone. */
  author_id: string | null;
  created_at: Date;
  updated_at: Date;
}

/** Tables of meter values, prices, weather and environmental values. */
export interface EnergySchema {
  meter_day: MeterDayTable;
  site_month: SiteMonthTable;
  site_tariff: SiteTariffTable;
  spot_price_day: SpotPriceDayTable;
  temperature_day: TemperatureDayTable;
  company_surcharge: CompanySurchargeTable;
  residual_mix: ResidualMixTable;
  meter_import: MeterImportTable;
  meter_day_version: MeterDayVersionTable;
  expert_suggestion: ExpertSuggestionTable;
}
