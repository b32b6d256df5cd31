import { serviceAccountCalls, type ServiceAccount, type ServiceAccountWithSecret } from '@vinrod/api-client';
import { RadioGroup } from '@vinrod/ui/radio-group';
import type { ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useUnstoredDraft } from '#drafts';
import { EntityForm, useEntityForm } from '#entity-form';
import { useClient } from '#session';

import { t } from './texts.ts';

/** Hours of the overlaps that are offered; the API takes any from 0 to 168. */
const hoursOf = { atOnce: 0, hour: 1, day: 24, week: 168 } as const;

type Overlap = keyof typeof hoursOf;

const overlaps = ['atOnce', 'hour', 'day', 'week'] as const satisfies readonly Overlap[];

/** Enough to change a system's settings within a working day. */
const usual: Overlap = 'day';

export interface RotateFormProps {
  readonly account: ServiceAccount;
  readonly onCreated: (account: ServiceAccountWithSecret) => void;
  readonly onClose: () => void;
}

/** Gives an account a new secret; the earlier ones go on working for a while. */
export function RotateForm({ account, onCreated, onClose }: RotateFormProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const form = useEntityForm({
    draft: useUnstoredDraft<{ overlap_hours: Overlap }>({ overlap_hours: usual }),
    labels: { overlap_hours: t('serviceAccounts.overlap') },
    save: ({ overlap_hours: overlap }) =>
      client
        .with(serviceAccountCalls)
        .addSecret({ path: { id: account.uuid }, body: { overlap_hours: hoursOf[overlap] } }),
    onSaved: async (created) => {
      onCreated(created);
      await invalidate('addServiceAccountSecret');
    },
  });
  return (
    <EntityForm form={form} submitLabel={t('serviceAccounts.do.rotate')} onCancel={onClose}>
      <RadioGroup
        {...form.field('overlap_hours')}
        hint={t('serviceAccounts.overlapHint')}
        options={overlaps.map((overlap) => ({
          value: overlap,
          label: t(`serviceAccounts.overlap.${overlap}`),
        }))}
      />
    </EntityForm>
  );
}
