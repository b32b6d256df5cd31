import type { Certificate } from '@vinrod/api-client';

/** The two kinds of certificates. */
export type CertificateKind = Certificate['type'];

/** Operation that returns the text of certificates, by kind. */
export const contentOperation = {
  yearly_usage: 'getYearlyUsageCertificate',
  partnership: 'getPartnershipCertificate',
} as const;
