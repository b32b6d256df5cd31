import type { CorporateGroup } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { IconButton } from '@vinrod/ui/icon-button';
import { Menu, type MenuSectionData } from '@vinrod/ui/menu';
import { showToast } from '@vinrod/ui/toast';
import { Ellipsis, Pencil, UserRoundCheck } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { CorporateGroupDialog } from '#areas/organisation/corporate-group-form';
import { corporateGroupShortcuts } from '#areas/organisation/corporate-group-shortcuts';
import { ViewAsCorporateGroup } from '#areas/people/shadow';
import { useInvalidate } from '#data';
import { t } from '#messages';
import { useCan, useMayOpen } from '#profile';
import { useClient } from '#session';
import { ExportMenu } from '#shell/export-menu';
import { listFiles } from '#shell/list-files';

import { SelectAdministratorDialog } from './SelectAdministratorDialog.tsx';

export interface CorporateGroupActionsProps {
  readonly corporateGroup: CorporateGroup;
}

/** Actions on a corporate group as a whole. */
export function CorporateGroupActions({ corporateGroup }: CorporateGroupActionsProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const mayOpen = useMayOpen();
  const { can_change: mayChange, can_change_admin: maySelect } = corporateGroup;
  const can = useCan();
  const maySeeUsers = can('list', 'customerUser');
  const mayExport = can('export', 'company');
  const [open, setOpen] = useState<'edit' | 'administrator'>();
  const close = () => setOpen(undefined);

  async function finish(): Promise<void> {
    await invalidate('updateCorporateGroup');
    close();
    showToast({ title: t('forms.saved') });
  }

  const sections: readonly MenuSectionData[] = [
    ...(maySelect && maySeeUsers
      ? [
          {
            id: 'change',
            label: t('koncern.edit'),
            items: [
              {
                id: 'administrator',
                label: t('koncern.chooseAdministrator'),
                icon: UserRoundCheck,
                onAction: () => setOpen('administrator'),
              },
            ],
          },
        ]
      : []),
    {
      id: 'places',
      title: t('koncerner.shortcuts'),
      items: corporateGroupShortcuts(corporateGroup.uuid, mayOpen),
    },
  ];

  return (
    <>
      <ViewAsCorporateGroup corporateGroup={corporateGroup} />
      {mayExport ? (
        <ExportMenu
          choices={listFiles((format, options) =>
            client.exports.groupTree({ path: { id: corporateGroup.uuid }, query: { format }, ...options }),
          )}
        />
      ) : null}
      {mayChange ? (
        <Button icon={Pencil} onPress={() => setOpen('edit')}>
          {t('koncern.edit')}
        </Button>
      ) : null}
      <Menu
        placement="bottom end"
        trigger={
          <IconButton
            icon={Ellipsis}
            label={t('organisation.more', { name: corporateGroup.name })}
            variant="secondary"
          />
        }
        sections={sections}
      />
      {mayChange ? (
        <CorporateGroupDialog
          title={t('koncern.editTitle')}
          corporateGroup={corporateGroup}
          isOpen={open === 'edit'}
          onClose={close}
          onSaved={finish}
        />
      ) : null}
      {maySelect ? (
        <SelectAdministratorDialog
          corporateGroup={corporateGroup}
          isOpen={open === 'administrator'}
          onClose={close}
        />
      ) : null}
    </>
  );
}
