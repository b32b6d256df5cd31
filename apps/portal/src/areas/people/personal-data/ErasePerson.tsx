import { personalDataCalls } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { ConfirmDialog } from '@vinrod/ui/confirm-dialog';
import { DescriptionList } from '@vinrod/ui/description-list';
import { showToast } from '@vinrod/ui/toast';
import { Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';

import { useInvalidate } from '#data';
import { useClient } from '#session';

import { t } from './texts.ts';

export interface ErasePersonProps {
  readonly user: { readonly uuid: string; readonly full_name: string };
  /** List that is shown when the user is gone. */
  readonly list: string;
}

/** Erases a user, after a question that says what becomes of what. */
export function ErasePerson({ user, list }: ErasePersonProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const [, navigate] = useLocation();
  const name = user.full_name;
  return (
    <ConfirmDialog
      trigger={
        <Button variant="danger" icon={Trash2}>
          {t('personalData.erase')}
        </Button>
      }
      title={t('personalData.ask', { name })}
      confirmLabel={t('personalData.confirm')}
      isIrreversible
      preview={
        <DescriptionList
          items={[
            { term: t('personalData.removed'), details: t('personalData.removedWhat') },
            { term: t('personalData.unlinked'), details: t('personalData.unlinkedWhat') },
            { term: t('personalData.pseudonym'), details: t('personalData.pseudonymWhat') },
            { term: t('personalData.kept'), details: t('personalData.keptWhat') },
          ]}
        />
      }
      onConfirm={async () => {
        await client.with(personalDataCalls).erase({ path: { id: user.uuid } });
        navigate(list);
        showToast({ title: t('personalData.erased', { name }) });
        await invalidate('erasePersonalData');
      }}
    >
      {t('personalData.consequence')}
    </ConfirmDialog>
  );
}
