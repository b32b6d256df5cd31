import { serviceAccountCalls, type ServiceAccount, type ServiceAccountWithSecret } from '@vinrod/api-client';
import { RadioGroup } from '@vinrod/ui/radio-group';
import type { ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useUnstoredDraft } from '#drafts';
import { EntityForm, useEntityForm } from '#entity-form';
import { useClient } from '#session';

import { t } from './texts.ts';

/** Offered hours; the API takes any from 0 to 168. */
const overlaps = ['0', '1', '24', '168'] as const;

/** Enough to change a system's settings within a working day. */
const usual: (typeof overlaps)[number] = '24';

export interface RotateFormProps {
  readonly account: ServiceAccount;
  readonly onCreated: (account: ServiceAccountWithSecret) => void;
  readonly onClose: () => void;
}

/** Gives an account a new secret; the earlier ones go on working for a while. */
export function RotateForm({ account, onCreated, onClose }: RotateFormProps): ReactElement {
  const calls = useClient().with(serviceAccountCalls);
  const invalidate = useInvalidate();
  const form = useEntityForm({
    draft: useUnstoredDraft({ overlap_hours: usual }),
    labels: { overlap_hours: t('serviceAccounts.overlap') },
    save: ({ overlap_hours: hours }) =>
      calls.addSecret({ path: { id: account.uuid }, body: { overlap_hours: Number(hours) } }),
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
        options={overlaps.map((hours) => ({ value: hours, label: t(`serviceAccounts.overlap.${hours}`) }))}
      />
    </EntityForm>
  );
}
