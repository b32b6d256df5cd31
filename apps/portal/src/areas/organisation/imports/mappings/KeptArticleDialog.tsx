import { intakeCalls, type KeptIntakeArticle } from '@vinrod/api-client';
import { Select } from '@vinrod/ui/select';
import type { ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useUnstoredDraft } from '#drafts';
import { EntityForm, FormDialog, useEntityForm } from '#entity-form';
import { useClient } from '#session';

import { categories } from '../settings/article-drafts.ts';
import { t } from '../texts.ts';

export interface KeptArticleDialogProps {
  readonly kept: KeptIntakeArticle;
  readonly onClose: () => void;
}

function KeptArticleForm({ kept, onClose }: KeptArticleDialogProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const form = useEntityForm({
    draft: useUnstoredDraft<Pick<KeptIntakeArticle, 'category'>>({ category: kept.category }),
    labels: { category: t('intakes.mappings.category') },
    save: async ({ category }) => {
      await client.with(intakeCalls).updateArticle({ path: { id: kept.uuid }, body: { category } });
    },
    onSaved: async () => {
      onClose();
      await invalidate('updateIntakeArticle');
    },
  });
  return (
    <EntityForm form={form} submitLabel={t('intakes.mappings.save')} onCancel={onClose}>
      <Select
        {...form.field('category')}
        hint={t('intakes.mappings.changeHint', { seller: kept.seller })}
        options={categories.map((value) => ({ value, label: t(`invoices.category.${value}`) }))}
      />
    </EntityForm>
  );
}

/** Changes what an article is, for the next invoice of its seller. */
export function KeptArticleDialog({ kept, onClose }: KeptArticleDialogProps): ReactElement {
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t('intakes.mappings.changeArticle', { name: kept.name })}
    >
      <KeptArticleForm kept={kept} onClose={onClose} />
    </FormDialog>
  );
}
