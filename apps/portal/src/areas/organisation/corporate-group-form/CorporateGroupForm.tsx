import type { CorporateGroup } from '@vinrod/api-client';
import { ComboBox } from '@vinrod/ui/combo-box';
import { fullNameOption } from '@vinrod/ui/format';
import { SegmentedControl } from '@vinrod/ui/segmented-control';
import { TextField } from '@vinrod/ui/text-field';
import type { ReactElement } from 'react';

import { useDraft } from '#drafts';
import { EntityForm, useEntityForm } from '#entity-form';
import { t } from '#messages';
import { useCan } from '#profile';
import { useClient } from '#session';

import {
  isCorporateGroupDraft,
  corporateGroupChange,
  corporateGroupDraft,
  corporateGroupFields,
  corporateGroupProblems,
} from './corporate-group-draft.ts';

/** Most staff offered per search. */
const offeredStaff = 20;

export interface CorporateGroupFormProps {
  /** Corporate group to edit; undefined creates one. */
  readonly corporateGroup?: CorporateGroup;
  /** Called with the saved corporate group. */
  readonly onSaved: (corporateGroup: CorporateGroup) => void | Promise<void>;
  readonly onCancel: () => void;
}

/** Creates or edits a corporate group. Users who may see the staff select its account manager. */
export function CorporateGroupForm({
  corporateGroup,
  onSaved,
  onCancel,
}: CorporateGroupFormProps): ReactElement {
  const client = useClient();
  const can = useCan();
  const maySeeStaff = can('list', 'internalUser');
  const form = useEntityForm({
    draft: useDraft(
      `koncern.${corporateGroup?.uuid ?? 'new'}`,
      corporateGroupDraft(corporateGroup),
      isCorporateGroupDraft,
    ),
    labels: {
      name: t('koncern.name'),
      organization_number: t('organisation.organizationNumber'),
      account_manager: t('organisation.accountManager'),
      status: t('organisation.status'),
    },
    check: corporateGroupProblems,
    save: async (value) => {
      if (corporateGroup === undefined)
        return client.corporateGroups.create({ body: corporateGroupFields(value) });
      const changed = corporateGroupChange(corporateGroup, value);
      return changed === undefined
        ? corporateGroup
        : client.corporateGroups.update({ path: { id: corporateGroup.uuid }, body: changed });
    },
    onSaved,
  });

  return (
    <EntityForm
      form={form}
      submitLabel={corporateGroup === undefined ? t('koncerner.create') : t('forms.saveChanges')}
      onCancel={onCancel}
    >
      <TextField {...form.field('name')} maxLength={200} autoComplete="off" />
      <TextField
        {...form.field('organization_number')}
        inputMode="numeric"
        autoComplete="off"
        placeholder="556677-8899"
      />
      {maySeeStaff ? (
        <ComboBox
          {...form.field('account_manager')}
          key={form.isRestored ? 'restored' : 'saved'}
          hint={t('koncern.accountManager.hint')}
          isOptional
          findOptions={async (search, signal) => {
            const page = await client.administrators.list({
              query: { search: search === '' ? undefined : search, status: 'active', limit: offeredStaff },
              signal,
            });
            return page.results.map(fullNameOption);
          }}
        />
      ) : null}
      {corporateGroup === undefined ? null : (
        <SegmentedControl
          label={form.labels.status}
          segments={[
            { value: 'active', label: t('koncern.status.active') },
            { value: 'inactive', label: t('koncern.status.inactive') },
          ]}
          value={form.value.status}
          onChange={(status) => form.change({ status })}
        />
      )}
    </EntityForm>
  );
}
