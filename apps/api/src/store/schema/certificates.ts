import type { DefaultedInstant } from './organisation.ts';
import type { WattHours } from '../../quantities/quantities.ts';

/** What a certificate is about: the energy of a year, or that the corporate group is a partner. */
export type CertificateKind = 'yearly_usage' | 'partnership';

/** What certificates of a kind say from a year on, until a later year says something else. */
export interface CertificateTextTable {
  kind: CertificateKind;
  year: number;
  title: string;
  body_text: string;
  /** Empty when nobody signs. */
  signatory_name: string;
  signatory_title: string;
  footer_text: string;
  updated_at: DefaultedInstant;
}

/** The last number that was given to a certificate of a kind and a year. */
export interface CertificateNumberTable {
  kind: CertificateKind;
  year: number;
  last: number;
}

/** A certificate that was issued. It is never changed. */
export interface CertificateTable {
  corporate_group_id: string;
  /** Names the certificate on its public page; nobody can guess it. */
  id: string;
  /** `C-2024-0412`; `P-…` of a partnership. */
  certificate_number: string;
  kind: CertificateKind;
  year: number;
  /** Null for a whole corporate group. */
  company_id: string | null;
  /** Company or corporate group that it was issued for, by its name at that time. */
  holder_name: string;
  /** Null for a partnership. */
  delivered_wh: WattHours | null;
  /** Everything that it tells, as JSON: the bytes that `figures_hash` was made of. */
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
