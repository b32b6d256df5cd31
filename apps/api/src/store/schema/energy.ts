import type { ColumnType, Generated } from 'kysely';
import type { DayText, DefaultedInstant } from './organisation.ts';
import type {
  GramsPerKilowattHour,
  Kilowatts,
  OrePerMegawattHour,
  WattHours,
} from '../../quantities/quantities.ts';

/** A column that the query builder neither selects nor writes; energy/meter-day handles it as text. */
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
  /** Wh per step from local midnight: 23/24/25 or 92/96/100 elements, null = missing. */
  wh: ArrayText;
  /** Quality code per step; null when every existing value was measured. */
  quality: ArrayText;
  /** Wh of the highest hour that is measured all through; null when there is none. */
  peak_wh: Generated<WattHours | null>;
  received_at: Date;
}

/** Sum of a site's values in a local month; written with the days. */
export interface SiteMonthTable {
  corporate_group_id: string;
  site_id: string;
  /** First day of the month. */
  month: DayText;
  /** Wh. */
  total_wh: WattHours;
  /** Steps with a value. */
  value_count: number;
  /** Quarters of an hour with a value; an hour counts as four. */
  present_quarters: number;
  /** Steps with an estimated value. */
  estimated_count: number;
  /** Steps with a corrected value. */
  corrected_count: number;
  /** Incremented with every change of the month's values or estimates. */
  revision: Generated<number>;
  /** Sum of the estimates that fill gaps of the month, Wh; in none of the other sums. */
  filled_wh: Generated<WattHours>;
  /** Steps that estimates fill. */
  filled_count: Generated<number>;
  /** Quarters of an hour that estimates fill. */
  filled_quarters: Generated<number>;
}

/** How far the values of a site reach; written with the days. A site without values has no row. */
export interface SiteReachTable {
  corporate_group_id: string;
  site_id: string;
  /** First and last day with a row in `meter_day`. */
  first_day: DayText;
  last_day: DayText;
  /** Last day without a missing value; null when there is none. */
  complete_day: DayText | null;
  /** When the last day was received. */
  received_at: Date;
}

/** Hours of a set of sites in a local month, added up by a process for all of them. */
export interface SiteSetMonthTable {
  corporate_group_id: string;
  /** Digest of the set. */
  sites: string;
  /** First day of the month. */
  month: DayText;
  /** State of the values that were added up: with another one, the row says nothing. */
  state: string;
  /** The sums by day, as energy/sums/kept-months.ts writes them. */
  sums: string;
  made_at: DefaultedInstant;
}

/**
 * A day whose gaps are filled with estimates, shown in the place of the stored one: withdrawn when that
 * changes. Written in the transaction that holds its month.
 */
export interface EstimatedDayTable extends Omit<MeterDayTable, 'total_wh' | 'received_at'> {
  /** How its gaps were filled: `EstimateMethod`. */
  methods: readonly string[];
  /** Sum of `wh`, Wh. */
  total_wh: WattHours;
  /** Sum of the estimates, Wh. */
  filled_wh: WattHours;
  /** Steps that were missing. */
  filled_count: number;
  made_at: Date;
}

/** Rules of the network company's tariff for a site from a day on (domain.md 2.1: data per site). */
export interface SiteTariffTable {
  corporate_group_id: string;
  site_id: string;
  valid_from: DayText;
  /** Name used by the network company. */
  name: string;
  /** Months with high load, 1–12; empty when the tariff has none. */
  high_load_months: number[];
  /** Weekdays with high load, 1 = Monday. */
  high_load_weekdays: number[];
  /** Clock hour at which high load starts, 0–23. */
  high_load_from_hour: number;
  /** Clock hour at which it ends, up to 24. */
  high_load_to_hour: number;
  /** Whether public holidays on those weekdays have high load too. */
  high_load_on_holidays: boolean;
  /** Fuses that the network company offers, A; empty when it offers none. */
  fuse_sizes_a: number[];
  /** Step of subscribed power, kW. */
  power_step_kw: Kilowatts;
  /** Minimum subscribed power, kW. */
  least_power_kw: Kilowatts;
}

/** Day-ahead prices of a bidding area on one local day. */
export interface SpotPriceDayTable {
  price_area: 'SE1' | 'SE2' | 'SE3' | 'SE4';
  day: DayText;
  /** öre/MWh per hour from local midnight: 23/24/25 elements; mean of the quarters since 2025-10-01. */
  ore_per_mwh: ArrayText;
  /** öre/MWh per quarter: 92/96/100 elements; null before 2025-10-01, when prices were set by hour. */
  quarter_ore_per_mwh: ArrayText;
}

/** Outdoor temperature of a bidding area's reference town on one local day. */
export interface TemperatureDayTable {
  price_area: 'SE1' | 'SE2' | 'SE3' | 'SE4';
  day: DayText;
  /** Tenths of °C per hour from local midnight: 23/24/25 elements. */
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
  /** Publication day of the figures; null when unknown. */
  published_date: DayText | null;
  /** Whether the figures may still change: no certificate is issued on them. */
  is_preliminary: Generated<boolean>;
  /** The last editor; null for built-in figures, and after the user is removed. */
  updated_by: string | null;
  updated_at: DefaultedInstant;
}

/** A run of `import-values` that changed something. */
export interface MeterImportTable {
  corporate_group_id: string;
  id: string;
  imported_at: Date;
  /** Name given by the person who ran it. */
  imported_by: string;
  file_name: string;
  added_count: number;
  changed_count: number;
  unchanged_count: number;
}

/** A day before an import replaced values of it. */
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
  /** When the replaced values arrived. */
  received_at: Date;
}

/** An expert's suggestion (Expertens förslag), or a proposal generated from the values. */
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
  /** Explanation of a proposal, in words and figures; empty for an expert's own suggestion. */
  calculation: Generated<string>;
  potential_kwh_per_year: number | null;
  /** SEK per year, excluding VAT. */
  potential_sek_per_year: number | null;
  priority: 'low' | 'medium' | 'high';
  /** `proposed` until an expert signs it by setting another status. */
  status: 'proposed' | 'new' | 'in_progress' | 'done' | 'rejected';
  /** The expert who signed it; null for a proposal, and after that person is removed. */
  author_id: string | null;
  created_at: Date;
  updated_at: Date;
}

/** A morning mail about missing values to a person; whoever adds the row sends it. */
export interface MissingValuesMailTable {
  day: DayText;
  user_id: string;
  claimed_at: Date;
  /** When it was sent, or found to have nothing to tell; null while it is on its way. */
  done_at: Generated<Date | null>;
}

/** Tables of meter values, prices, weather and environmental values. */
export interface EnergySchema {
  meter_day: MeterDayTable;
  site_month: SiteMonthTable;
  site_reach: SiteReachTable;
  site_set_month: SiteSetMonthTable;
  estimated_day: EstimatedDayTable;
  site_tariff: SiteTariffTable;
  spot_price_day: SpotPriceDayTable;
  temperature_day: TemperatureDayTable;
  company_surcharge: CompanySurchargeTable;
  residual_mix: ResidualMixTable;
  meter_import: MeterImportTable;
  meter_day_version: MeterDayVersionTable;
  expert_suggestion: ExpertSuggestionTable;
  missing_values_mail: MissingValuesMailTable;
}
