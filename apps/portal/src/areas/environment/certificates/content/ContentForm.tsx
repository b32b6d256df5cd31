import type { CertificateContent } from '@vinrod/api-client';
import { formatDate } from '@vinrod/ui/format';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useDraft } from '#drafts';
import { EntityForm, useEntityForm } from '#entity-form';
import { useClient } from '#session';

import type { CertificateKind } from '../../queries/certificate-kind.ts';
import {
  contentDraft,
  contentNames,
  contentProblems,
  contentToSend,
  isContentDraft,
} from './content-draft.ts';
import { ContentFields, contentLabels } from './ContentFields.tsx';
import * as styles from './ContentPage.css.ts';
import { ContentPreview } from './ContentPreview.tsx';
import { t } from '../texts.ts';

export interface ContentFormProps {
  readonly kind: CertificateKind;
  readonly year: number;
  /** Undefined when there is no text yet. */
  readonly content: CertificateContent | undefined;
}

/** Edits the text of certificates of a kind and year, beside a preview. */
export function ContentForm({ kind, year, content }: ContentFormProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const form = useEntityForm({
    draft: useDraft(`certificate-content.${kind}.${year}`, contentDraft(content), isContentDraft),
    labels: contentLabels(),
    names: contentNames,
    check: contentProblems,
    save: async (value) => {
      const body = contentToSend(year, value);
      await (kind === 'yearly_usage'
        ? client.exports.updateYearlyUsageCertificate({ body })
        : client.exports.updatePartnershipCertificate({ body }));
    },
    onSaved: async () => {
      await invalidate(
        kind === 'yearly_usage' ? 'updateYearlyUsageCertificate' : 'updatePartnershipCertificate',
      );
      showToast({ title: t('forms.saved') });
    },
  });

  return (
    <div className={styles.columns}>
      <EntityForm
        form={form}
        label={t('certificates.content.title')}
        submitLabel={t('forms.save')}
        cancelLabel={t('forms.restored.discard')}
        note={
          content === undefined
            ? null
            : t('certificates.content.updated', { date: formatDate(content.updated_at) })
        }
      >
        <ContentFields kind={kind} draft={form.value} errors={form.errors} onChange={form.change} />
      </EntityForm>
      <ContentPreview kind={kind} year={year} draft={form.value} />
    </div>
  );
}
