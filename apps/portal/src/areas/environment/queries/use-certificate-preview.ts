import { certificatePreviewCalls, type CertificatePreview } from '@vinrod/api-client';

import { useQuery, type Query } from '#data';
import { useClient } from '#session';

/** Certificates to preview before they are issued. */
export interface CertificatePreviewRequest {
  /** uuid of the corporate group. */
  readonly corporateGroup: string;
  /** Year of delivery. */
  readonly year: number;
  /** uuids of the companies; null for each with delivery. */
  readonly companies: readonly string[] | null;
  /** uuids of the sites; null for all sites of the companies. */
  readonly sites: readonly string[] | null;
}

/** The figures of certificates before they are issued; waits while the request is undefined. */
export function useCertificatePreview(
  request: CertificatePreviewRequest | undefined,
): Query<CertificatePreview> {
  const client = useClient();
  return useQuery(request === undefined ? undefined : source(request), { keepPreviousData: false });

  function source({ corporateGroup, year, companies, sites }: CertificatePreviewRequest) {
    const body = {
      corporate_group: corporateGroup,
      year,
      companies: companies === null ? null : [...companies],
      sites: sites === null ? null : [...sites],
    };
    return {
      key: ['previewCertificates', { body }],
      load: () => client.with(certificatePreviewCalls).preview({ body }),
    } as const;
  }
}
