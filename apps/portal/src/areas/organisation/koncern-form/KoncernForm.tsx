import type { CorporateGroup } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { ComboBox } from '@vinrod/ui/combo-box';
import { Form } from '@vinrod/ui/form';
import { fullNameOption } from '@vinrod/ui/format';
import { SegmentedControl } from '@vinrod/ui/segmented-control';
import { TextField } from '@vinrod/ui/text-field';
import type { ReactElement } from 'react';

import { useDraft } from '#drafts';
import { useSubmission } from '#forms';
import { t } from '#messages';
import { useHasAny } from '#profile';
import { useClient } from '#session';
import { RestoredDraft } from '#shell/leave-question';

import { staffViewers } from '../permissions.ts';
import {
  isKoncernDraft,
  koncernChange,
  koncernDraft,
  koncernFields,
  koncernProblems,
  type KoncernDraft,
} from './koncern-draft.ts';

const shownFields = ['name', 'organization_number', 'account_manager', 'status'] as const;

/** Staff that a search offers at a time. */
const offeredStaff = 20;

/** Props of {@link KoncernForm}. */
export interface KoncernFormProps {
  /** What is changed; undefined to create a koncern. */
  readonly koncern?: CorporateGroup;
  /** Called with the koncern as it is saved now. */
  readonly onSaved: (koncern: CorporateGroup) => void | Promise<void>;
  readonly onCancel: () => void;
}

/** Creates or changes a koncern. Who looks after it is chosen by those who may see the staff. */
export function KoncernForm({ koncern, onSaved, onCancel }: KoncernFormProps): ReactElement {
  const client = useClient();
  const maySeeStaff = useHasAny(staffViewers);
  const draft = useDraft(`koncern.${koncern?.uuid ?? 'new'}`, koncernDraft(koncern), isKoncernDraft);
  const { isPending, errors, problems, send, refuse, clearField } = useSubmission(shownFields);
  const { value } = draft;

  function change(changed: Partial<KoncernDraft>): void {
    draft.change(changed);
    Object.keys(changed).forEach(clearField);
  }

  async function save(): Promise<CorporateGroup> {
    if (koncern === undefined) return client.corporateGroups.create({ body: koncernFields(value) });
    const changed = koncernChange(koncern, value);
    return changed === undefined
      ? koncern
      : client.corporateGroups.update({ path: { id: koncern.uuid }, body: changed });
  }

  function submit(): void {
    const refused = koncernProblems(value);
    if (Object.keys(refused).length > 0) {
      refuse(refused);
      return;
    }
    void send(async () => {
      const saved = await save();
      draft.markSaved();
      await onSaved(saved);
    });
  }

  return (
    <>
      <RestoredDraft isRestored={draft.isRestored} onDiscard={draft.discard} />
      <Form
        fields={{
          name: t('koncern.name'),
          organization_number: t('organisation.organizationNumber'),
          account_manager: t('organisation.accountManager'),
        }}
        problems={problems}
        onSubmit={submit}
        actions={
          <>
            <Button
              onPress={() => {
                draft.discard();
                onCancel();
              }}
            >
              {t('forms.cancel')}
            </Button>
            <Button type="submit" variant="primary" isPending={isPending}>
              {koncern === undefined ? t('koncerner.create') : t('forms.saveChanges')}
            </Button>
          </>
        }
      >
        <TextField
          label={t('koncern.name')}
          name="name"
          maxLength={200}
          autoComplete="off"
          value={value.name}
          onChange={(name) => change({ name })}
          errorMessage={errors.fields['name']}
        />
        <TextField
          label={t('organisation.organizationNumber')}
          name="organization_number"
          inputMode="numeric"
          autoComplete="off"
          placeholder="556677-8899"
          value={value.organization_number}
          onChange={(number) => change({ organization_number: number })}
          errorMessage={errors.fields['organization_number']}
        />
        {maySeeStaff ? (
          <ComboBox
            key={draft.isRestored ? 'restored' : 'saved'}
            label={t('organisation.accountManager')}
            name="account_manager"
            hint={t('koncern.accountManager.hint')}
            isOptional
            value={value.account_manager}
            onChange={(manager) => change({ account_manager: manager })}
            errorMessage={errors.fields['account_manager']}
            findOptions={async (search, signal) => {
              const page = await client.administrators.list({
                query: { search: search === '' ? undefined : search, status: 'active', limit: offeredStaff },
                signal,
              });
              return page.results.map(fullNameOption);
            }}
          />
        ) : null}
        {koncern === undefined ? null : (
          <SegmentedControl
            label={t('organisation.status')}
            segments={[
              { value: 'active', label: t('koncern.status.active') },
              { value: 'inactive', label: t('koncern.status.inactive') },
            ]}
            value={value.status}
            onChange={(status) => change({ status })}
          />
        )}
      </Form>
    </>
  );
}
