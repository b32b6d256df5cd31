import type { ResidualMix } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { Form } from '@vinrod/ui/form';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useDraft } from '#drafts';
import { useSubmission } from '#forms';
import { t } from '#messages';
import { useClient } from '#session';
import { RestoredDraft } from '#shell/leave-question';

import { isMixDraft, mixDraft, mixFields, mixProblems, mixToSend, newMix } from './mix-draft.ts';
import { MixFields, mixLabels } from './MixFields.tsx';
import { MixPreview } from './MixPreview.tsx';
import { RemoveMix } from './RemoveMix.tsx';

/** Props of {@link MixForm}. */
export interface MixFormProps {
  /** The year to correct; undefined adds a new one. */
  readonly mix: ResidualMix | undefined;
  /** What a new one is most likely for; null leaves the year to be typed. */
  readonly newYear: number | null;
  readonly onClose: () => void;
}

/** Queries that tell figures made from the residual mix. */
/** The figures of a year, checked before they are sent. */
export function MixForm({ mix: saved, newYear, onClose }: MixFormProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const draft = useDraft(
    `residual-mix.${saved?.id ?? `new-${newYear ?? ''}`}`,
    saved === undefined ? newMix(newYear) : mixDraft(saved),
    isMixDraft,
  );
  const { isPending, errors, problems, send, refuse, clearField } = useSubmission(mixFields);

  function submit(): void {
    const found = mixProblems(draft.value);
    if (Object.keys(found).length > 0) {
      refuse(found);
      return;
    }
    void send(async () => {
      const mix = mixToSend(draft.value);
      await (saved === undefined
        ? client.residualMix.create({ body: mix })
        : client.residualMix.update({ path: { id: saved.id }, body: mix }));
      draft.markSaved();
      await invalidate(saved === undefined ? 'createResidualMix' : 'updateResidualMix');
      onClose();
      showToast({ title: t('forms.saved') });
    });
  }

  /** A year that is gone cannot be loaded again: the dialog closes before the rest is. */
  async function leave(): Promise<void> {
    draft.markSaved();
    onClose();
    await invalidate('deleteResidualMix');
  }

  return (
    <Form
      fields={mixLabels()}
      problems={problems}
      onSubmit={submit}
      actions={
        <>
          {saved === undefined ? null : <RemoveMix mix={saved} onRemoved={leave} />}
          <Button
            onPress={() => {
              draft.discard();
              onClose();
            }}
          >
            {t('forms.cancel')}
          </Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {t('forms.save')}
          </Button>
        </>
      }
    >
      <RestoredDraft isRestored={draft.isRestored} onDiscard={draft.discard} />
      <MixFields draft={draft.value} errors={errors.fields} onChange={draft.change} onMend={clearField} />
      <MixPreview before={saved?.co2_g_per_kwh} draft={draft.value} />
    </Form>
  );
}
