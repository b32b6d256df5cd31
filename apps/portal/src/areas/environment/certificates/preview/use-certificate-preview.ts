import { certificatePreviewCalls, type CertificatePreview } from '@vinrod/api-client';

import { useQuery, type Query } from '#data';
import { useClient } from '#session';

/** What to look at before it is issued. */
export interface CertificatePreviewRequest {
  /** uuid of the koncern. */
  readonly koncern: string;
  /** Year of delivery. */
  readonly year: number;
  /** uuids of the bolag; null for each with delivery. */
  readonly companies: readonly string[] | null;
  /** uuids of the sites; null for all of the bolag. */
  readonly sites: readonly string[] | null;
}

/** The figures of certificates before they are issued; waits while the request is undefined. */
export function useCertificatePreview(
  request: CertificatePreviewRequest | undefined,
): Query<CertificatePreview> {
  const client = useClient();
  const key =
    request === undefined
      ? undefined
      : ([
          'previewCertificates',
          request.koncern,
          request.year,
          request.companies ?? undefined,
          request.sites ?? undefined,
        ] as const);
  return useQuery(
    key,
    async () => {
      if (request === undefined) throw new TypeError('There is no certificate to ask for.');
      const { koncern, year, companies, sites } = request;
      return client.with(certificatePreviewCalls).preview({
        body: {
          corporate_group: koncern,
          year,
          companies: companies === null ? null : [...companies],
          sites: sites === null ? null : [...sites],
        },
      });
    },
    false,
  );
}
