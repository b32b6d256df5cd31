import { Button } from '@vinrod/ui/button';
import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';

import type { RoleRealm } from '#areas/people/queries';
import { t } from '#messages';

import { readRoleView, writeRoleView } from './role-query-params.ts';
import { useRoleRights } from './use-role-rights.ts';

export interface CreateRoleProps {
  readonly realm: RoleRealm;
}

/** "Skapa roll", beside the list of roles, for users who may. */
export function CreateRole({ realm }: CreateRoleProps): ReactElement | null {
  const { mayManage } = useRoleRights(realm);
  const [params, setParams] = useSearchParams();
  if (!mayManage || readRoleView(params).kind !== 'list') return null;
  return (
    <Button
      variant="primary"
      icon={Plus}
      onPress={() => setParams((before) => writeRoleView(before, { kind: 'new', copyOf: undefined }))}
    >
      {t('roles.create')}
    </Button>
  );
}
