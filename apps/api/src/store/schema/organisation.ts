import type { ColumnType, Generated } from 'kysely';
import type { Kilowatts } from '../../quantities/quantities.ts';

/** A local day, `YYYY-MM-DD`. */
export type DayText = string;

/** An instant that the database fills in when it is left out. */
export type DefaultedInstant = ColumnType<Date, Date | undefined, Date>;

/** Origin of a company's electricity, by its choice (domain.md 2.3, `environmental_choice`). */
export type EnvironmentalChoice =
  | 'residual_mix'
  | 'renewable'
  | 'hydro'
  | 'wind'
  | 'solar'
  | 'nuclear'
  | 'bra_miljoval';

/** A corporate group: the tenant. */
export interface CorporateGroupTable {
  id: string;
  name: string;
  /** Organisationsnummer, `NNNNNN-NNNN`. */
  organization_number: string;
  status: Generated<'active' | 'inactive'>;
  /** The supplier's account manager for this corporate group. */
  account_manager_id: string | null;
  /** The corporate group's own main contact. */
  main_contact_id: string | null;
  /** Key of the supplier's own systems; null until they have put it. */
  supplier_key: Generated<string | null>;
  /** Highest number of a removed site; written by the database. */
  last_site_number: Generated<number>;
  /** What a search looks at, in lower case; written by the database. */
  search_text: ColumnType<string, never, never>;
  created_at: DefaultedInstant;
  updated_at: DefaultedInstant;
}

/** A company of a corporate group. */
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
  invoice_street: string | null;
  /** `NNN NN`. */
  invoice_postal_code: string | null;
  invoice_city: string | null;
  /** Two letters, ISO 3166-1. */
  invoice_country: string | null;
  visiting_street: string | null;
  /** `NNN NN`. */
  visiting_postal_code: string | null;
  visiting_city: string | null;
  /** Two letters, ISO 3166-1. */
  visiting_country: string | null;
  invoice_email: string | null;
  invoice_reference: string | null;
  invoice_delivery: Generated<'pdf_email' | 'e_invoice' | 'paper' | 'autogiro'>;
  /** Address for e-invoices in Peppol. */
  peppol_id: string | null;
  status: Generated<'active' | 'inactive'>;
  /** What a search looks at, in lower case; written by the database. */
  search_text: ColumnType<string, never, never>;
  created_at: DefaultedInstant;
  updated_at: DefaultedInstant;
}

/** A site of a company. */
export interface SiteTable {
  corporate_group_id: string;
  id: string;
  company_id: string;
  /** Anläggnings-id: usually 18 digits, at most 40 characters. Unique in the corporate group. */
  site_id: string;
  /** Assigned by the database when the site is added, from 1 up; unique in the corporate group, and never reused. */
  number: Generated<number>;
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
  subscribed_power_kw: Kilowatts | null;
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

/** A corporate group that a user has marked as favourite. */
export interface CorporateGroupFavoriteTable {
  corporate_group_id: string;
  user_id: string;
  created_at: Date;
}

/** A company that a user has marked as favourite. */
export interface CompanyFavoriteTable {
  corporate_group_id: string;
  user_id: string;
  company_id: string;
  created_at: Date;
}

/** A site that a user has marked as favourite. */
export interface SiteFavoriteTable {
  corporate_group_id: string;
  user_id: string;
  site_id: string;
  created_at: DefaultedInstant;
}

/** A site group of a corporate group. */
export interface SiteGroupTable {
  corporate_group_id: string;
  id: string;
  name: string;
  description: Generated<string>;
  /** Visibility of the group: its creator, or everybody in the corporate group who may see site groups. */
  visibility: Generated<'private' | 'corporate_group'>;
  /** Null once the creator is removed. */
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
}

/** A site of a site group. */
export interface SiteGroupSiteTable {
  corporate_group_id: string;
  site_group_id: string;
  site_id: string;
}

/** A site group that a user has marked as favourite. */
export interface SiteGroupFavoriteTable {
  corporate_group_id: string;
  user_id: string;
  site_group_id: string;
  created_at: Date;
}

/** A person or desk to turn to (domain.md 2.3, Contact). */
export interface ContactTable {
  id: string;
  /** Key of the supplier's own systems; null for a contact that they have not put. */
  supplier_key: Generated<string | null>;
  /** Null for everybody. */
  corporate_group_id: string | null;
  full_name: string;
  title: string | null;
  role: 'account_manager' | 'portfolio_manager' | 'customer_service' | 'invoice' | 'outage';
  phone_number: string | null;
  email: string | null;
  image_url: string | null;
  image_alt: string | null;
  opening_hours: string | null;
  /** Last part of the page `contact-{product}`; null for all products. */
  product: string | null;
  sort_order: Generated<number>;
}

/** Tables of corporate groups, companies, sites and their groups, favourites and contacts. */
export interface OrganisationSchema {
  corporate_group: CorporateGroupTable;
  corporate_group_favorite: CorporateGroupFavoriteTable;
  company: CompanyTable;
  company_favorite: CompanyFavoriteTable;
  site: SiteTable;
  site_favorite: SiteFavoriteTable;
  site_group: SiteGroupTable;
  site_group_site: SiteGroupSiteTable;
  site_group_favorite: SiteGroupFavoriteTable;
  contact: ContactTable;
}
