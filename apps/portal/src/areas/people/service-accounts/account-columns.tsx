import type { ServiceAccount } from '@vinrod/api-client';
import { IconButton } from '@vinrod/ui/icon-button';
import type { DataTableColumn } from '@vinrod/ui/data-table';
import { formatDate, formatDateTime } from '@vinrod/ui/format';
import { Menu } from '@vinrod/ui/menu';
import { StatusBadge } from '@vinrod/ui/status-badge';
import { Ban, Ellipsis, KeyRound, Pencil } from 'lucide-react';

import { accountState } from './account-state.ts';
import type { AccountTask } from './AccountDialogs.tsx';
import { scopeName } from './scope-names.ts';
import { t } from './texts.ts';

const tones = { works: 'success', rotating: 'info', revoked: 'neutral' } as const;

/** Columns of the list of accounts. */
export const accountColumns: readonly DataTableColumn<ServiceAccount>[] = [
  {
    id: 'name',
    header: t('serviceAccounts.name'),
    text: ({ name }) => name,
    width: '1.4fr',
    minWidth: 180,
    isSortable: true,
    isStrong: true,
  },
  {
    id: 'scopes',
    header: t('serviceAccounts.scopes'),
    text: ({ scopes }) => scopes.map(scopeName).join(', '),
    width: '1.4fr',
    minWidth: 180,
    listPlace: 'detail',
  },
  {
    id: 'last_used_at',
    priority: 1,
    header: t('serviceAccounts.lastUsed'),
    text: ({ last_used_at: at }) => (at === null ? t('serviceAccounts.neverUsed') : formatDateTime(at)),
    width: 140,
    isSortable: true,
    listPlace: 'detail',
  },
  {
    id: 'created_by',
    priority: 2,
    header: t('serviceAccounts.createdBy'),
    text: ({ created_by: name }) => name,
    minWidth: 130,
    isSortable: true,
    listPlace: 'none',
  },
  {
    id: 'created_at',
    priority: 3,
    header: t('serviceAccounts.created'),
    text: ({ created_at: at }) => formatDate(at),
    width: 116,
    isSortable: true,
    listPlace: 'none',
  },
  {
    id: 'status',
    header: t('serviceAccounts.status'),
    text: (account) => t(`serviceAccounts.${accountState(account)}`),
    render: (account) => {
      const state = accountState(account);
      return <StatusBadge tone={tones[state]}>{t(`serviceAccounts.${state}`)}</StatusBadge>;
    },
    width: 150,
    listPlace: 'status',
  },
];

/** Column with what can be done with an account. */
export function actionColumn(onTask: (task: AccountTask) => void): DataTableColumn<ServiceAccount> {
  return {
    id: 'actions',
    header: t('serviceAccounts.actions'),
    isHeaderHidden: true,
    text: () => '',
    render: (account) => {
      if (account.revoked_at !== null) return null;
      const label = t('serviceAccounts.actionsFor', { name: account.name });
      return (
        <Menu
          label={label}
          placement="bottom end"
          trigger={<IconButton icon={Ellipsis} label={label} size="sm" />}
          sections={[
            {
              id: 'actions',
              label,
              items: [
                {
                  id: 'change',
                  label: t('serviceAccounts.do.change'),
                  icon: Pencil,
                  onAction: () => onTask({ kind: 'change', account }),
                },
                {
                  id: 'rotate',
                  label: t('serviceAccounts.do.rotate'),
                  icon: KeyRound,
                  onAction: () => onTask({ kind: 'rotate', account }),
                },
                {
                  id: 'revoke',
                  label: t('serviceAccounts.do.revoke'),
                  icon: Ban,
                  isDanger: true,
                  onAction: () => onTask({ kind: 'revoke', account }),
                },
              ],
            },
          ]}
        />
      );
    },
    width: 56,
    listPlace: 'trailing',
  };
}
