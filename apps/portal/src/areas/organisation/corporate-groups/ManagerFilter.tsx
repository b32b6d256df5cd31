import { Button } from '@vinrod/ui/button';
import { LIST_LIMIT } from '@vinrod/ui/format';
import { Menu } from '@vinrod/ui/menu';
import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';

import { useOperation } from '#data';
import { t } from '#messages';

import type { ManagerFilterState } from './use-manager-filter.ts';

const every = 'all';

/** "Kundansvarig: alla", or the corporate groups of one account manager; for users who may see the staff. */
export function ManagerFilter({ manager, select }: ManagerFilterState): ReactElement {
  const staff = useOperation('listAdministrators', {
    query: { limit: LIST_LIMIT, ordering: 'full_name', status: 'active' },
  });
  const people = staff.data?.results ?? [];
  const name = people.find(({ uuid }) => uuid === manager)?.full_name;
  return (
    <Menu
      label={t('organisation.accountManager')}
      trigger={
        <Button iconAfter={ChevronDown}>
          {manager === undefined
            ? t('koncerner.everyManager')
            : t('koncerner.manager', { name: name ?? '…' })}
        </Button>
      }
      sections={[
        {
          id: 'staff',
          label: t('organisation.accountManager'),
          selectedId: manager ?? every,
          onSelect: (id) => select(id === every ? undefined : id),
          items: [
            { id: every, label: t('koncerner.anyManager') },
            ...people.map(({ uuid, full_name: label }) => ({ id: uuid, label })),
          ],
        },
      ]}
    />
  );
}
