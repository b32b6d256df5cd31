import type { ColumnType, Generated } from 'kysely';

/** A local day, `YYYY-MM-DD`. */
export type DayText = string;

/** An instant that the database fills in when it is left out. */
export type DefaultedInstant = ColumnType<Date, Date | undefined, Date>;

/** How a company's electricity is produced by its choice (domain.md 2.3, `environmental_choice`). */
export type EnvironmentalChoice =
  | 'residual_mix'
  | 'renewable'
  | 'hydro'
  | 'wind'
  | 'solar'
  | 'nuclear'
  | 'bra_miljoval';

/** A koncern: the tenant. */
export interface CorporateGroupTable {
  id: string;
  name: string;
  /** Organisationsnummer, `NNNNNN-NNNN`. */
  organization_number: string;
  status: Generated<'active' | 'inactive'>;
  /** The supplier's person for this koncern. */
  account_manager_id: string | null;
  created_at: DefaultedInstant;
  updated_at: DefaultedInstant;
}

/** A bolag of a koncern. */
export interface CompanyTable {
  corporate_group_id: string;
  id: string;
  /** Kundnummer. */
  customer_id: string;
  name: string;
  organization_number: string;
  environmental_choice: Generated<EnvironmentalChoice>;
  contract_name: string | null;
  contract_type: 'spot' | 'fixed' | 'portfolio' | 'default' | null;
  contract_start_date: DayText | null;
  contract_end_date: DayText | null;
  contract_notice_months: number | null;
  status: Generated<'active' | 'inactive'>;
  created_at: DefaultedInstant;
  updated_at: DefaultedInstant;
}

/** An anläggning of a bolag. */
export interface SiteTable {
  corporate_group_id: string;
  id: string;
  company_id: string;
  /** Anläggnings-id: 18 digits as a rule, at most 40 characters. Unique in the koncern. */
  site_id: string;
  name: string;
  building_name: string | null;
  /** Förvaltare. */
  manager: string | null;
  street: string | null;
  postal_code: string | null;
  city: string | null;
  site_type: Generated<'consumption' | 'production'>;
  building_type: string | null;
  grid_owner: string | null;
  /** Områdes-id, three letters. */
  grid_area_code: string | null;
  price_area: 'SE1' | 'SE2' | 'SE3' | 'SE4' | null;
  meter_number: string | null;
  fuse_size_a: number | null;
  subscribed_power_kw: number | null;
  voltage_level: 'low' | 'high' | null;
  subscription_type: 'fuse' | 'power' | null;
  grid_tariff: string | null;
  metering_interval: Generated<'quarter' | 'hour' | 'month'>;
  energy_tax_class: Generated<'normal' | 'reduced' | 'exempt'>;
  heated_area_m2: number | null;
  supply_start: DayText | null;
  supply_end: DayText | null;
  status: Generated<'active' | 'upcoming' | 'ended'>;
  created_at: DefaultedInstant;
  updated_at: DefaultedInstant;
}

/** A site that a user has marked as favourite. */
export interface SiteFavoriteTable {
  corporate_group_id: string;
  user_id: string;
  site_id: string;
  created_at: DefaultedInstant;
}

/** Tables of koncerner, bolag and anläggningar. */
export interface OrganisationSchema {
  corporate_group: CorporateGroupTable;
  company: CompanyTable;
  site: SiteTable;
  site_favorite: SiteFavoriteTable;
}
