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
  /** Suggested year of a new mix; null leaves it to be typed. */
  readonly newYear: number | null;
  readonly onClose: () => void;
}

/** Figures of a year, validated before sending. */
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

  /** A removed year cannot be refetched, so the dialog closes before the other queries are invalidated. */
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
