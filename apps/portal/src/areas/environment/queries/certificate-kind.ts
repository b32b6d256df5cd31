import type { Certificate } from '@vinrod/api-client';

/** The two kinds of certificates. */
export type CertificateKind = Certificate['type'];

/** The operation that tells what certificates of a kind say in a year. */
export const contentOperation = {
  yearly_usage: 'getYearlyUsageCertificate',
  partnership: 'getPartnershipCertificate',
} as const;
