import { Button } from '@vinrod/ui/button';
import { EmptyState } from '@vinrod/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { ArrowLeft } from 'lucide-react';
import type { ReactElement } from 'react';

import { useRole, type RoleRealm } from '#areas/people/queries';
import { isMissing } from '#errors';
import { t } from '#messages';
import { LoadError } from '#shell/query-state';

import type { RoleView } from './role-query-params.ts';
import { RoleSection } from './RoleSection.tsx';
import { useRoleRights } from './use-role-rights.ts';

export interface RoleEditorProps {
  readonly realm: RoleRealm;
  readonly view: Exclude<RoleView, { kind: 'list' }>;
  readonly onShow: (view: RoleView) => void;
}

/** Loads and shows the role in the address, or the template of a new one. */
export function RoleEditor({ realm, view, onShow }: RoleEditorProps): ReactElement {
  const { mayManage } = useRoleRights(realm);
  const isNew = view.kind === 'new';
  const isRefused = isNew && !mayManage;
  const wanted = isNew ? view.copyOf : view.id;
  const role = useRole(realm, isRefused ? undefined : wanted);
  const back = (
    <Button variant="quiet" icon={ArrowLeft} onPress={() => onShow({ kind: 'list' })}>
      {t('roles.back')}
    </Button>
  );
  if (isRefused || isMissing(role.error)) return <EmptyState title={t('roles.missing')} action={back} />;
  if (role.error !== undefined)
    return <LoadError what={t('roles.whole')} error={role.error} onRetry={role.retry} />;
  if (wanted !== undefined && role.data === undefined) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height={360} />
      </SkeletonGroup>
    );
  }
  return <RoleSection realm={realm} role={role.data} isNew={isNew} back={back} onShow={onShow} />;
}
