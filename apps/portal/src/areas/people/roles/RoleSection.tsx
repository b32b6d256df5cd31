import type { Role } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { ConfirmDialog } from '@vinrod/ui/confirm-dialog';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import { Section } from '@vinrod/ui/section';
import { showToast } from '@vinrod/ui/toast';
import { Copy, Trash2 } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

import type { RoleRealm } from '#areas/people/queries';
import { t } from '#messages';
import { useSignedInUser } from '#profile';

import { CopyPermissions } from './CopyPermissions.tsx';
import type { RoleView } from './role-query-params.ts';
import { roleLock } from './role-matrix.ts';
import { RoleForm } from './RoleForm.tsx';
import { RoleHolders } from './RoleHolders.tsx';
import { useRoleCalls } from './use-role-calls.ts';
import { useRoleRights } from './use-role-rights.ts';

export interface RoleSectionProps {
  readonly realm: RoleRealm;
  /** The role, or the template of a new one. */
  readonly role: Role | undefined;
  readonly isNew: boolean;
  /** Link back to the list. */
  readonly back: ReactNode;
  readonly onShow: (view: RoleView) => void;
}

/** Role (mockup 12): name, permissions and users; copy and remove. */
export function RoleSection({ realm, role, isNew, back, onShow }: RoleSectionProps): ReactElement {
  const { mayManage } = useRoleRights(realm);
  const { profile } = useSignedInUser();
  const calls = useRoleCalls(realm);
  const shown = isNew ? undefined : role;
  const ownRoles = profile.roles.map(({ id }) => id);
  const lock = shown === undefined ? undefined : roleLock(shown, { ownRoles, mayManage });

  return (
    <Section
      title={shown === undefined ? t('roles.newTitle') : t('roles.editTitle', { name: shown.display_name })}
      actions={
        <>
          {back}
          {shown === undefined ? null : actions(shown)}
        </>
      }
    >
      <RoleForm
        realm={realm}
        role={role}
        isNew={isNew}
        lock={lock}
        isReadOnly={shown === undefined ? !mayManage : !shown.can_change}
        onSaved={(saved) => {
          if (isNew) onShow({ kind: 'role', id: saved });
        }}
        onCancel={() => onShow({ kind: 'list' })}
      />
      {shown === undefined ? null : <RoleHolders realm={realm} role={shown} />}
      {shown?.can_delete === true && shown.user_count > 0 ? (
        <InlineAlert tone="info">{t('roles.keptInUse', { users: shown.user_count })}</InlineAlert>
      ) : null}
    </Section>
  );

  function actions(saved: Role): ReactElement {
    return (
      <>
        {mayManage ? (
          <>
            <CopyPermissions realm={realm} role={saved} />
            <Button icon={Copy} onPress={() => onShow({ kind: 'new', copyOf: saved.id })}>
              {t('roles.copy')}
            </Button>
          </>
        ) : null}
        {saved.can_delete && saved.user_count === 0 ? (
          <ConfirmDialog
            trigger={
              <Button variant="danger" icon={Trash2}>
                {t('roles.remove')}
              </Button>
            }
            title={t('roles.removeQuestion', { name: saved.display_name })}
            confirmLabel={t('roles.removeConfirm')}
            isIrreversible
            onConfirm={async () => {
              await calls.remove(saved.id);
              onShow({ kind: 'list' });
              showToast({ title: t('roles.removed', { name: saved.display_name }) });
            }}
          >
            {t('roles.removeText')}
          </ConfirmDialog>
        ) : null}
      </>
    );
  }
}
