import type { CorporateGroup } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { ComboBox } from '@vinrod/ui/combo-box';
import { Dialog } from '@vinrod/ui/dialog';
import { Form } from '@vinrod/ui/form';
import { fullNameOption, type Option } from '@vinrod/ui/format';
import { showToast } from '@vinrod/ui/toast';
import { useState, type ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useSubmission } from '#forms';
import { t } from '#messages';
import { useClient } from '#session';

const shownFields = ['admin'] as const;

/** Users that a search offers at a time. */
const offeredUsers = 20;

/** Props of {@link ChooseAdministratorDialog}. */
export interface ChooseAdministratorDialogProps {
  readonly koncern: CorporateGroup;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function Choice({ koncern, onClose }: Omit<ChooseAdministratorDialogProps, 'isOpen'>): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const [chosen, setChosen] = useState<Option | null>(
    koncern.admin === null ? null : fullNameOption(koncern.admin),
  );
  const { isPending, errors, problems, send, refuse, clearField } = useSubmission(shownFields);

  function submit(): void {
    if (chosen === null) {
      refuse({ admin: t('koncern.administratorMissing') });
      return;
    }
    void send(async () => {
      await client.corporateGroups.updateAdmin({ path: { id: koncern.uuid }, body: { admin: chosen.value } });
      await invalidate('updateCorporateGroupAdmin');
      showToast({ title: t('koncern.administratorSaved', { name: chosen.label }) });
      onClose();
    });
  }

  return (
    <Form
      fields={{ admin: t('koncern.administrator') }}
      problems={problems}
      onSubmit={submit}
      actions={
        <>
          <Button onPress={onClose}>{t('forms.cancel')}</Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {t('forms.save')}
          </Button>
        </>
      }
    >
      <ComboBox
        label={t('koncern.administrator')}
        name="admin"
        hint={t('koncern.administratorHint')}
        value={chosen}
        onChange={(option) => {
          setChosen(option);
          clearField('admin');
        }}
        errorMessage={errors.fields['admin']}
        findOptions={async (search, signal) => {
          const page = await client.customerUsers.list({
            path: { id: koncern.uuid },
            query: { search: search === '' ? undefined : search, status: 'active', limit: offeredUsers },
            signal,
          });
          return page.results
            .filter((user) => user.can_change)
            .map((user) => ({ ...fullNameOption(user), description: user.email }));
        }}
      />
    </Form>
  );
}

/** Chooses who administers the koncern on the customer's side. */
export function ChooseAdministratorDialog({
  isOpen,
  onClose,
  koncern,
}: ChooseAdministratorDialogProps): ReactElement {
  return (
    <Dialog
      title={t('koncern.chooseAdministrator')}
      size="sm"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Choice koncern={koncern} onClose={onClose} />
    </Dialog>
  );
}
