import type { Role } from '@vinrod/api-client';
import { CheckboxGroup } from '@vinrod/ui/checkbox-group';
import { EmptyState } from '@vinrod/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { Text } from '@vinrod/ui/text';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import { useRoles, type RoleRealm } from '#areas/people/queries';
import { useUnstoredDraft } from '#drafts';
import { EntityForm, useEntityForm } from '#entity-form';
import { t } from '#messages';
import { useSignedInUser } from '#profile';
import { LoadError } from '#shell/query-state';

import { copyChanges, copyTargets, type CopyTarget } from './permission-copy.ts';
import { useRoleCalls } from './use-role-calls.ts';

export interface CopyFormProps {
  readonly realm: RoleRealm;
  readonly role: Role;
  readonly onClose: () => void;
}

function outcome({ added, removed, isAllowed }: CopyTarget): string {
  if (!isAllowed) return t('roles.spreadLocked');
  return added + removed === 0 ? t('roles.spreadSame') : t('roles.spreadChange', { added, removed });
}

/** Selects roles to get exactly this role's permissions, and lists the change for each. Changes all of them or none. */
export function CopyForm({ realm, role, onClose }: CopyFormProps): ReactElement {
  const { profile, permissions } = useSignedInUser();
  const roles = useRoles(realm);
  const calls = useRoleCalls(realm);
  const form = useEntityForm({
    draft: useUnstoredDraft<{ readonly roles: readonly number[] }>({ roles: [] }),
    labels: { roles: t('roles.spreadTo') },
    check: ({ roles: selected }): Readonly<Record<string, string>> =>
      selected.length === 0 ? { roles: t('roles.spreadMissing') } : {},
    save: async ({ roles: selected }) => {
      await calls.replaceMany(copyChanges(role, selected));
      return selected.length;
    },
    onSaved: (count) => {
      showToast({ title: t('roles.spreadDone', { count }) });
      onClose();
    },
  });
  const selected = form.value.roles;

  if (roles.error !== undefined)
    return <LoadError what={t('roles.title')} error={roles.error} onRetry={roles.retry} />;
  if (roles.data === undefined) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height={200} />
      </SkeletonGroup>
    );
  }
  const reader = { ownRoles: profile.roles.map(({ id }) => id), mayManage: true };
  const targets = copyTargets(role, roles.data.results, reader, permissions);
  if (targets.length === 0) return <EmptyState title={t('roles.spreadNone')} />;
  const users = targets
    .filter((target) => selected.includes(target.role.id))
    .reduce((sum, target) => sum + target.role.user_count, 0);

  return (
    <EntityForm
      form={form}
      submitLabel={t('roles.spreadSave')}
      note={selected.length === 0 ? null : t('roles.affected', { roles: selected.length, users })}
      onCancel={onClose}
    >
      <Text tone="muted">{t('roles.spreadText', { name: role.display_name })}</Text>
      <CheckboxGroup
        {...form.field('roles')}
        layout="ruled"
        options={targets.map((target) => ({
          value: String(target.role.id),
          label: target.role.display_name,
          description: outcome(target),
          isDisabled: !target.isAllowed || target.added + target.removed === 0,
        }))}
        value={selected.map(String)}
        onChange={(ids) => form.change({ roles: ids.map(Number) })}
      />
    </EntityForm>
  );
}
