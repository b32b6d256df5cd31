import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';

import { useCan } from '#profile';

import { CertificateList } from './CertificateList.tsx';
import { readCertificateQueryParams } from './certificate-query-params.ts';
import { ContentPage } from './content/ContentPage.tsx';
import { useCertificateRun } from './run/use-certificate-run.ts';

/** Certificates: issued ones, new ones, and their texts for users who may edit them (mockup 15). */
export function CertificatesScreen(): ReactElement {
  const [params] = useSearchParams();
  const { edited, year } = readCertificateQueryParams(params);
  const can = useCan();
  const mayEdit = can('update', 'certificate');
  // Kept here, so that a run continues while the text is edited.
  const running = useCertificateRun();
  return mayEdit && edited !== undefined ? (
    <ContentPage kind={edited} year={year} />
  ) : (
    <CertificateList mayEdit={mayEdit} running={running} />
  );
}
