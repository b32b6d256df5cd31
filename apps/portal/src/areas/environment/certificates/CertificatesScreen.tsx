import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';

import { useHasAny } from '#profile';

import { certificateEditors } from '../permissions.ts';
import { CertificateList } from './CertificateList.tsx';
import { readCertificateAddress } from './certificate-address.ts';
import { ContentPage } from './content/ContentPage.tsx';
import { useCertificateRun } from './run/use-certificate-run.ts';

/** Certificates: those that were issued, new ones, and for those who may, what they say (mockup 15). */
export function CertificatesScreen(): ReactElement {
  const [params] = useSearchParams();
  const { edited, year } = readCertificateAddress(params);
  const mayEdit = useHasAny(certificateEditors);
  // Here, so that a run goes on while the text is edited.
  const running = useCertificateRun();
  return mayEdit && edited !== undefined ? (
    <ContentPage kind={edited} year={year} />
  ) : (
    <CertificateList mayEdit={mayEdit} running={running} />
  );
}
