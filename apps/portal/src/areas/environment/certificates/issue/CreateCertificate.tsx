import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import type { ReactElement } from 'react';

import { useOperation } from '#data';
import { FormDialog } from '#entity-form';
import { LoadError } from '#shell/query-state';

import { CertificateForm, type CertificateFormProps } from './CertificateForm.tsx';
import { t } from '../texts.ts';

export interface CreateCertificateProps extends Omit<CertificateFormProps, 'years' | 'corporateGroups'> {
  readonly isOpen: boolean;
}

export function CreateCertificate({ isOpen, ...form }: CreateCertificateProps): ReactElement {
  const years = useOperation('listResidualMixYears', {});
  const corporateGroups = useOperation('listCorporateGroupsMinimal', isOpen ? {} : undefined);
  return (
    <FormDialog title={t('certificates.create')} size="lg" isOpen={isOpen} onClose={form.onClose}>
      {content()}
    </FormDialog>
  );

  function content(): ReactElement {
    const error = years.error ?? corporateGroups.error;
    if (error !== undefined)
      return <LoadError what={t('certificates.year')} error={error} onRetry={years.retry} />;
    if (years.data === undefined || corporateGroups.data === undefined) {
      return (
        <SkeletonGroup>
          <Skeleton shape="block" height={320} />
        </SkeletonGroup>
      );
    }
    return <CertificateForm {...form} years={years.data.years} corporateGroups={corporateGroups.data} />;
  }
}
