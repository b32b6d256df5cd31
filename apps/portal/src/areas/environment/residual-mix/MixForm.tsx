import type { ResidualMix } from '@vinrod/api-client';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useDraft } from '#drafts';
import { EntityForm, useEntityForm } from '#entity-form';
import { t } from '#messages';
import { useClient } from '#session';

import { isMixDraft, mixDraft, mixNames, mixProblems, mixToSend, newMix } from './mix-draft.ts';
import { MixFields, mixLabels } from './MixFields.tsx';
import { MixPreview } from './MixPreview.tsx';
import { RemoveMix } from './RemoveMix.tsx';

export interface MixFormProps {
  /** The year to correct; undefined adds a new one. */
  readonly mix: ResidualMix | undefined;
  /** What a new one is most likely for; null leaves the year to be typed. */
  readonly newYear: number | null;
  readonly onClose: () => void;
}

/** The figures of a year, checked before they are sent. */
export function MixForm({ mix: saved, newYear, onClose }: MixFormProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const draft = useDraft(
    `residual-mix.${saved?.id ?? `new-${newYear ?? ''}`}`,
    saved === undefined ? newMix(newYear) : mixDraft(saved),
    isMixDraft,
  );
  const form = useEntityForm({
    draft,
    labels: mixLabels(),
    names: mixNames,
    check: mixProblems,
    save: (value) => {
      const body = mixToSend(value);
      return saved === undefined
        ? client.residualMix.create({ body })
        : client.residualMix.update({ path: { id: saved.id }, body });
    },
    onSaved: async () => {
      await invalidate(saved === undefined ? 'createResidualMix' : 'updateResidualMix');
      onClose();
      showToast({ title: t('forms.saved') });
    },
  });

  /** A year that is gone cannot be loaded again: the dialog closes before the rest is. */
  async function leave(): Promise<void> {
    draft.markSaved();
    onClose();
    await invalidate('deleteResidualMix');
  }

  return (
    <EntityForm
      form={form}
      submitLabel={t('forms.save')}
      onCancel={onClose}
      otherActions={saved === undefined ? null : <RemoveMix mix={saved} onRemoved={leave} />}
    >
      <MixFields draft={form.value} errors={form.errors} onChange={form.change} />
      <MixPreview before={saved?.co2_g_per_kwh} draft={form.value} />
    </EntityForm>
  );
}
