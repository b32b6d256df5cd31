import type { CorporateGroup } from '@vinrod/api-client';
import { ComboBox } from '@vinrod/ui/combo-box';
import { Dialog } from '@vinrod/ui/dialog';
import { fullNameOption, type Option } from '@vinrod/ui/format';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useUnstoredDraft } from '#drafts';
import { EntityForm, useEntityForm } from '#entity-form';
import { t } from '#messages';
import { useClient } from '#session';

/** Most users offered per search. */
const offeredUsers = 20;

export interface SelectAdministratorDialogProps {
  readonly corporateGroup: CorporateGroup;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function Choice({ corporateGroup, onClose }: Omit<SelectAdministratorDialogProps, 'isOpen'>): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const form = useEntityForm({
    draft: useUnstoredDraft<{ readonly admin: Option | null }>({
      admin: corporateGroup.admin === null ? null : fullNameOption(corporateGroup.admin),
    }),
    labels: { admin: t('koncern.administrator') },
    check: ({ admin }): Readonly<Record<string, string>> =>
      admin === null ? { admin: t('koncern.administratorMissing') } : {},
    save: async ({ admin }) => {
      await client.corporateGroups.updateAdmin({
        path: { id: corporateGroup.uuid },
        body: { admin: admin?.value ?? '' },
      });
      return admin?.label ?? '';
    },
    onSaved: async (name) => {
      await invalidate('updateCorporateGroupAdmin');
      showToast({ title: t('koncern.administratorSaved', { name }) });
      onClose();
    },
  });

  return (
    <EntityForm form={form} submitLabel={t('forms.save')} onCancel={onClose}>
      <ComboBox
        {...form.field('admin')}
        hint={t('koncern.administratorHint')}
        findOptions={async (search, signal) => {
          const page = await client.customerUsers.list({
            path: { id: corporateGroup.uuid },
            query: { search: search === '' ? undefined : search, status: 'active', limit: offeredUsers },
            signal,
          });
          return page.results
            .filter((user) => user.can_change)
            .map((user) => ({ ...fullNameOption(user), description: user.email }));
        }}
      />
    </EntityForm>
  );
}

/** Selects the customer's administrator of the corporate group. */
export function SelectAdministratorDialog({
  isOpen,
  onClose,
  corporateGroup,
}: SelectAdministratorDialogProps): ReactElement {
  return (
    <Dialog
      title={t('koncern.chooseAdministrator')}
      size="sm"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Choice corporateGroup={corporateGroup} onClose={onClose} />
    </Dialog>
  );
}
