import type { EnvironmentalChoice } from '../../store/schema/organisation.ts';
import type { Day } from '@vinrod/locale/day';
import type { BuildingType } from '../model/building-types.ts';
import type { Town } from './towns.ts';

/** A site (anläggning) of the demo data. */
export interface DemoSite {
  readonly name: string;
  /** Anläggnings-id. Seeds the site's values, so it must not change. */
  readonly siteId: string;
  readonly type: BuildingType;
  /** Consumption in 2025, kWh. */
  readonly annualKwh: number;
  readonly town: Town;
  readonly street: string;
  /** Five digits. */
  readonly postalCode: string;
  readonly building: string;
  readonly manager: string;
  readonly resolution: 'hour' | 'quarter';
  /** Yearly change of consumption, as a share. */
  readonly yearlyChange: number;
  /** First day of delivery, when later than the demo data's first day. */
  readonly supplyStart: Day | null;
}

/** A company of the demo data. */
export interface DemoCompany {
  readonly name: string;
  /** First nine digits of the organisation number. */
  readonly organizationSerial: number;
  /** Kundnummer. */
  readonly customerId: string;
  readonly environmentalChoice: EnvironmentalChoice;
  /** The supplier's surcharge on the spot price, öre/kWh excluding VAT. */
  readonly surchargeOre: number;
}

/** The office of a corporate group of the demo data. */
export interface DemoOffice {
  readonly street: string;
  /** `NNN NN`. */
  readonly postalCode: string;
  readonly city: string;
  /** Address for the invoices of all its companies. */
  readonly invoiceEmail: string;
}

/** A corporate group of the demo data. */
export interface DemoCorporateGroup {
  readonly name: string;
  /** First nine digits of the organisation number. */
  readonly organizationSerial: number;
  readonly office: DemoOffice;
  readonly companies: readonly DemoCompany[];
  /** Metering outages that start per site and day. */
  readonly outagesPerDay: number;
  /** Last day whose outages may stay open; the network company fills in later ones. */
  readonly gapsOpenUntil: Day;
}
