import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';

import { useCan } from '#profile';

import { CertificateList } from './CertificateList.tsx';
import { readCertificateQueryParams } from './certificate-query-params.ts';
import { ContentPage } from './content/ContentPage.tsx';
import { useCertificateRun } from './run/use-certificate-run.ts';

/** Certificates: those that were issued, new ones, and for those who may, what they say (mockup 15). */
export function CertificatesScreen(): ReactElement {
  const [params] = useSearchParams();
  const { edited, year } = readCertificateQueryParams(params);
  const can = useCan();
  const mayEdit = can('update', 'certificate');
  // Here, so that a run goes on while the text is edited.
  const running = useCertificateRun();
  return mayEdit && edited !== undefined ? (
    <ContentPage kind={edited} year={year} />
  ) : (
    <CertificateList mayEdit={mayEdit} running={running} />
  );
}
