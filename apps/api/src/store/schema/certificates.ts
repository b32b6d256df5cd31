import type { DefaultedInstant } from './organisation.ts';
import type { WattHours } from '../../quantities/quantities.ts';

/** Kind of a certificate: the energy of a year, or the corporate group's partnership. */
export type CertificateKind = 'yearly_usage' | 'partnership';

/** Texts of certificates of a kind from a year on, until a later year replaces them. */
export interface CertificateTextTable {
  kind: CertificateKind;
  year: number;
  title: string;
  body_text: string;
  /** Empty when there is no signatory. */
  signatory_name: string;
  signatory_title: string;
  footer_text: string;
  updated_at: DefaultedInstant;
}

/** The last number assigned to a certificate of a kind and a year. */
export interface CertificateNumberTable {
  kind: CertificateKind;
  year: number;
  last: number;
}

/** An issued certificate. It never changes. */
export interface CertificateTable {
  corporate_group_id: string;
  /** Identifies the certificate on its public page; cannot be guessed. */
  id: string;
  /** `C-2024-0412`; `P-…` of a partnership. */
  certificate_number: string;
  kind: CertificateKind;
  year: number;
  /** Null for a whole corporate group. */
  company_id: string | null;
  /** Name of the company or corporate group at the time of issue. */
  holder_name: string;
  /** Null for a partnership. */
  delivered_wh: WattHours | null;
  /** All figures as JSON: the exact bytes of `figures_hash`. */
  figures: string;
  /** SHA-256, hexadecimal. */
  figures_hash: string;
  residual_mix_id: number;
  issued_at: Date;
  issued_by: string | null;
  issued_by_name: string;
}

/** Tables of certificates. */
export interface CertificateSchema {
  certificate_text: CertificateTextTable;
  certificate_number: CertificateNumberTable;
  certificate: CertificateTable;
}
