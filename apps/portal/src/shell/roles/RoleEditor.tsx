import type { RoleMatrix } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { ConfirmDialog } from '@vinrod/ui/confirm-dialog';
import { EmptyState } from '@vinrod/ui/empty-state';
import { Section } from '@vinrod/ui/section';
import { showToast } from '@vinrod/ui/toast';
import { ArrowLeft, Copy, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';

import type { RoleRealm } from '#data';
import { t } from '#messages';
import { useSignedInUser } from '#shell/profile';

import type { RoleView } from './role-address.ts';
import { roleLock } from './role-matrix.ts';
import { RoleForm } from './RoleForm.tsx';
import { RoleHolders } from './RoleHolders.tsx';
import { useRoleCalls } from './use-role-calls.ts';
import { useRoleRights } from './use-role-rights.ts';

/** Props of {@link RoleEditor}. */
export interface RoleEditorProps {
  readonly realm: RoleRealm;
  readonly roles: readonly RoleMatrix[];
  readonly view: Exclude<RoleView, { kind: 'list' }>;
  readonly onShow: (view: RoleView) => void;
}

/** One role (mockup 12): name, what it may do, who holds it; copy, remove. */
export function RoleEditor({ realm, roles, view, onShow }: RoleEditorProps): ReactElement {
  const { mayManage, mayRemove } = useRoleRights(realm.kind);
  const { profile } = useSignedInUser();
  const calls = useRoleCalls(realm);
  const id = view.kind === 'role' ? view.id : view.copyOf;
  const role = roles.find((each) => each.id === id);
  const back = (
    <Button variant="quiet" icon={ArrowLeft} onPress={() => onShow({ kind: 'list' })}>
      {t('roles.back')}
    </Button>
  );
  const isNew = view.kind === 'new';
  if ((!isNew && role === undefined) || (isNew && !mayManage)) {
    return <EmptyState title={t('roles.missing')} action={back} />;
  }
  const ownRoles = profile.roles.map((own) => own.id);
  const lock = isNew || role === undefined ? undefined : roleLock(role, { ownRoles });
  const title = isNew
    ? t('roles.newTitle')
    : t('roles.editTitle', { name: role === undefined ? '' : role.display_name });

  return (
    <Section
      title={title}
      actions={
        <>
          {back}
          {isNew || role === undefined ? null : (
            <>
              {mayManage ? (
                <Button icon={Copy} onPress={() => onShow({ kind: 'new', copyOf: role.id })}>
                  {t('roles.copy')}
                </Button>
              ) : null}
              {mayRemove && lock === undefined ? (
                <ConfirmDialog
                  trigger={
                    <Button variant="danger" icon={Trash2}>
                      {t('roles.remove')}
                    </Button>
                  }
                  title={t('roles.removeQuestion', { name: role.display_name })}
                  confirmLabel={t('roles.removeConfirm')}
                  isIrreversible
                  onConfirm={async () => {
                    await calls.remove(role.id);
                    onShow({ kind: 'list' });
                    showToast({ title: t('roles.removed', { name: role.display_name }) });
                  }}
                >
                  {t('roles.removeText', { users: role.user_count })}
                </ConfirmDialog>
              ) : null}
            </>
          )}
        </>
      }
    >
      <RoleForm
        realm={realm}
        role={role}
        isNew={isNew}
        lock={lock}
        isReadOnly={!mayManage || lock !== undefined}
        onSaved={(saved) => {
          if (isNew) onShow({ kind: 'role', id: saved });
        }}
        onCancel={() => onShow({ kind: 'list' })}
      />
      {isNew || role === undefined ? null : <RoleHolders realm={realm} role={role} />}
    </Section>
  );
}
