import type { CertificateContent } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { Form } from '@vinrod/ui/form';
import { formatDate } from '@vinrod/ui/format';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import type { CertificateKind } from '#areas/environment/queries';
import { useInvalidate } from '#data';
import { useDraft } from '#drafts';
import { useSubmission } from '#forms';
import { t } from '#messages';
import { useClient } from '#session';
import { RestoredDraft } from '#shell/leave-question';

import {
  contentDraft,
  contentFields,
  contentProblems,
  contentToSend,
  isContentDraft,
} from './content-draft.ts';
import { ContentFields, contentLabels } from './ContentFields.tsx';
import * as styles from './ContentPage.css.ts';
import { ContentPreview } from './ContentPreview.tsx';

/** Props of {@link ContentForm}. */
export interface ContentFormProps {
  readonly kind: CertificateKind;
  readonly year: number;
  /** Undefined when there is no text yet. */
  readonly content: CertificateContent | undefined;
}

/** What certificates of a kind and a year say, beside how it looks. */
export function ContentForm({ kind, year, content }: ContentFormProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const draft = useDraft(`certificate-content.${kind}.${year}`, contentDraft(content), isContentDraft);
  const { isPending, errors, problems, send, refuse, clearField } = useSubmission(contentFields);

  function submit(): void {
    const found = contentProblems(draft.value);
    if (Object.keys(found).length > 0) {
      refuse(found);
      return;
    }
    void send(async () => {
      const text = contentToSend(year, draft.value);
      await (kind === 'yearly_usage'
        ? client.exports.updateYearlyUsageCertificate({ body: text })
        : client.exports.updatePartnershipCertificate({ body: text }));
      draft.markSaved();
      await invalidate(
        kind === 'yearly_usage' ? 'updateYearlyUsageCertificate' : 'updatePartnershipCertificate',
      );
      showToast({ title: t('forms.saved') });
    });
  }

  return (
    <div className={styles.columns}>
      <Form
        label={t('certificates.content.title')}
        fields={contentLabels()}
        problems={problems}
        onSubmit={submit}
        note={
          content === undefined
            ? undefined
            : t('certificates.content.updated', { date: formatDate(content.updated_at) })
        }
        actions={
          <>
            <Button isDisabled={!draft.isChanged} onPress={draft.discard}>
              {t('forms.restored.discard')}
            </Button>
            <Button type="submit" variant="primary" isPending={isPending}>
              {t('forms.save')}
            </Button>
          </>
        }
      >
        <RestoredDraft isRestored={draft.isRestored} onDiscard={draft.discard} />
        <ContentFields
          kind={kind}
          draft={draft.value}
          errors={errors.fields}
          onChange={draft.change}
          onMend={clearField}
        />
      </Form>
      <ContentPreview kind={kind} year={year} draft={draft.value} />
    </div>
  );
}
