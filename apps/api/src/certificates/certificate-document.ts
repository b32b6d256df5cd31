import { createHash } from 'node:crypto';
import type { EnergySource } from '../energy/emissions/emissions.ts';
import { isRecord } from '../server/json-document.ts';
import type { CertificateKind } from '../store/schema/certificates.ts';
import type { EnvironmentalChoice } from '../store/schema/organisation.ts';
import type { GramsPerKilowattHour, WattHours } from '../quantities/quantities.ts';

/** A corporate group or company with the name and numbers it had when the certificate was issued. */
export interface CertifiedParty {
  readonly uuid: string;
  readonly name: string;
  /** Organisationsnummer. */
  readonly organization_number: string;
}

/** Energy of one site. */
export interface CertifiedSite {
  /** Anläggnings-id. */
  readonly site_id: string;
  readonly name: string;
  readonly address: string | null;
  /** Measured Wh; null when there is no value. */
  readonly wh: WattHours | null;
}

/** The energy of a year on a certificate. */
export interface CertifiedDelivery {
  /** Kundnummer. */
  readonly customer_id: string;
  /** Wh, the sum of the sites. */
  readonly wh: WattHours;
  readonly sites: readonly CertifiedSite[];
  /** Number of the company's sites with delivery in the year, which may be more than `sites`. */
  readonly site_total: number;
  /** Share of the delivery hours that have a value, percent. */
  readonly coverage_percent: number;
  readonly product: EnvironmentalChoice;
  readonly energy_mix: readonly { readonly source: EnergySource; readonly percent: number }[];
  readonly co2_g_per_kwh: GramsPerKilowattHour;
  readonly co2_kg: number;
  /** Spent nuclear fuel; null when unknown. */
  readonly nuclear_waste_g_per_kwh: GramsPerKilowattHour | null;
  readonly residual_mix: {
    readonly source: string;
    readonly co2_g_per_kwh: GramsPerKilowattHour;
    readonly nuclear_waste_g_per_kwh: GramsPerKilowattHour | null;
  };
  /** Carbon dioxide avoided compared with the same energy of the residual mix, kg. */
  readonly avoided_co2_kg: number;
}

/** Sites of a certificate with a value in the year; the others are listed without one and not counted. */
export function measuredSites({ sites }: Pick<CertifiedDelivery, 'sites'>): number {
  return sites.filter(({ wh }) => wh !== null).length;
}

/** Text written by staff, with its placeholders filled. */
export interface CertifiedText {
  readonly title: string;
  readonly body: string;
  readonly signatory_name: string;
  readonly signatory_title: string;
  readonly footer: string;
}

/** The content of a certificate, before it has a number. */
export interface CertificateContentDocument {
  readonly type: CertificateKind;
  readonly year: number;
  readonly supplier: { readonly name: string; readonly legal_name: string };
  readonly corporate_group: CertifiedParty;
  /** Null for the whole corporate group. */
  readonly company: CertifiedParty | null;
  /** Companies of the corporate group that the certificate names; empty for a company's own. */
  readonly companies: readonly CertifiedParty[];
  readonly text: CertifiedText;
  /** Null for a partnership. */
  readonly delivery: CertifiedDelivery | null;
}

/** The content of a certificate on a company's energy. */
export interface YearlyContentDocument extends CertificateContentDocument {
  readonly company: CertifiedParty;
  readonly delivery: CertifiedDelivery;
}

/** A complete certificate. */
export interface CertificateDocument {
  readonly certificate_number: string;
  /** Local day of issue, `YYYY-MM-DD`. */
  readonly issued_on: string;
  readonly content: CertificateContentDocument;
}

/** SHA-256 of a stored document, hexadecimal. */
export function hashOf(figures: string): string {
  return createHash('sha256').update(figures).digest('hex');
}

/** A matching hash proves that the text, and so its form, is the one written at issue. */
function isDocument(value: unknown, isUnchanged: boolean): value is CertificateDocument {
  return isUnchanged && isRecord(value);
}

/**
 * Reads a certificate as it was issued.
 *
 * @throws Error when it has been changed.
 */
export function readDocument(figures: string, figuresHash: string): CertificateDocument {
  const value: unknown = JSON.parse(figures);
  if (!isDocument(value, hashOf(figures) === figuresHash))
    throw new Error(`A certificate was changed after it was issued: its hash is no longer ${figuresHash}.`);
  return value;
}
