import type { Certificate, CertificateContent, Page } from '@vinrod/api-client';
import type { ListParameters } from '@vinrod/ui/data-table';

import { useQuery, type Query } from '#data';
import { knownOrdering } from '#list-address';
import { useClient } from '#session';

/** The two kinds of certificates. */
export type CertificateKind = Certificate['type'];

/** Fields that the list can be sorted by (contract). */
const sortable = ['issued_at', 'certificate_number', 'year', 'holder', 'delivered_kwh'] as const;

/** Which certificates to list. */
export interface CertificatesRequest extends ListParameters {
  /** Undefined lists every year of delivery. */
  readonly year?: number | undefined;
}

/** One page of the certificates that were issued. */
export function useCertificates(request: CertificatesRequest): Query<Page<Certificate>> {
  const client = useClient();
  const { limit, offset, search, year } = request;
  const ordering = knownOrdering(sortable, request.ordering);
  return useQuery(['listCertificates', limit, offset, search, ordering, year], () =>
    client.exports.certificates({ query: { limit, offset, search, ordering, year } }),
  );
}

/** Years that certificates can be issued for, newest first. */
export function useIssuableYears(): Query<{ years: number[] }> {
  const client = useClient();
  return useQuery(['listResidualMixYears'], () => client.exports.residualMixYears());
}

/** What certificates of a kind say in a year; waits while the year is undefined. */
export function useCertificateContent(
  kind: CertificateKind,
  year: number | undefined,
): Query<CertificateContent> {
  const client = useClient();
  const operation = kind === 'yearly_usage' ? 'getYearlyUsageCertificate' : 'getPartnershipCertificate';
  return useQuery(year === undefined ? undefined : [operation, year], async () => {
    if (year === undefined) throw new TypeError('There is no year to ask for.');
    return kind === 'yearly_usage'
      ? client.exports.yearlyUsageCertificate({ query: { year } })
      : client.exports.partnershipCertificate({ query: { year } });
  });
}
