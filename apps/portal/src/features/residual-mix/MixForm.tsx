import { Button } from '@vinrod/ui/button';
import { Form } from '@vinrod/ui/form';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import { useRefresh } from '#data';
import { useDraft } from '#drafts';
import { useSubmission } from '#forms';
import { t } from '#messages';
import { useClient } from '#session';
import { RestoredDraft } from '#shell/leave-question';

import { isMixDraft, mixDraft, mixFields, mixProblems, mixToSend, newMix } from './mix-draft.ts';
import type { EditedMix } from './MixDialog.tsx';
import { MixFields, mixLabels } from './MixFields.tsx';
import { MixPreview } from './MixPreview.tsx';
import { RemoveMix } from './RemoveMix.tsx';

/** Props of {@link MixForm}. */
export interface MixFormProps {
  readonly edited: EditedMix;
  readonly onClose: () => void;
}

/** Queries that tell figures made from the residual mix. */
const tellers = [
  'listResidualMixes',
  'listResidualMixYears',
  'getCorporateGroupDashboard',
  'getSiteGroupDashboard',
];

/** The figures of a year, checked before they are sent. */
export function MixForm({ edited, onClose }: MixFormProps): ReactElement {
  const client = useClient();
  const refresh = useRefresh();
  const saved = 'mix' in edited ? edited.mix : undefined;
  const draft = useDraft(
    `residual-mix.${saved?.id ?? 'new'}`,
    'mix' in edited ? mixDraft(edited.mix) : newMix(edited.year),
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
      await (saved === undefined ? client.residualMix.create(mix) : client.residualMix.update(saved.id, mix));
      await done();
      showToast({ title: t('forms.saved') });
    });
  }

  async function done(): Promise<void> {
    draft.markSaved();
    await refresh(...tellers);
    onClose();
  }

  return (
    <Form
      fields={mixLabels()}
      problems={problems}
      onSubmit={submit}
      actions={
        <>
          {saved === undefined ? null : <RemoveMix mix={saved} onRemoved={done} />}
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
