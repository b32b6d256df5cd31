import { intakeCalls, type KeptIntakeBuyer } from '@vinrod/api-client';
import { ComboBox } from '@vinrod/ui/combo-box';
import type { Option } from '@vinrod/ui/format';
import type { ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useUnstoredDraft } from '#drafts';
import { EntityForm, FormDialog, useEntityForm } from '#entity-form';
import { useClient } from '#session';

import { companyOptions } from '../settings/company-options.ts';
import { t } from '../texts.ts';

export interface KeptBuyerDialogProps {
  readonly kept: KeptIntakeBuyer;
  readonly onClose: () => void;
}

function KeptBuyerForm({ kept, onClose }: KeptBuyerDialogProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const form = useEntityForm({
    draft: useUnstoredDraft<{ readonly company: Option | null }>({
      company: { value: kept.company.uuid, label: kept.company.name },
    }),
    labels: { company: t('intakes.settings.buyer') },
    check: ({ company }): Readonly<Record<string, string>> =>
      company === null ? { company: t('intakes.settings.buyerMissing') } : {},
    save: async ({ company }) => {
      await client
        .with(intakeCalls)
        .updateBuyer({ path: { id: kept.uuid }, body: { company: company?.value ?? '' } });
    },
    onSaved: async () => {
      onClose();
      await invalidate('updateIntakeBuyer');
    },
  });
  return (
    <EntityForm form={form} submitLabel={t('intakes.mappings.save')} onCancel={onClose}>
      <ComboBox
        {...form.field('company')}
        hint={t('intakes.mappings.changeHint', { seller: kept.seller })}
        findOptions={(search, signal) => companyOptions(client, search, signal)}
      />
    </EntityForm>
  );
}

/** Changes which company a buyer is, for the next invoice of the seller to it. */
export function KeptBuyerDialog({ kept, onClose }: KeptBuyerDialogProps): ReactElement {
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t('intakes.mappings.changeBuyer', { name: kept.name })}
    >
      <KeptBuyerForm kept={kept} onClose={onClose} />
    </FormDialog>
  );
}
