import type { Role } from '@vinrod/api-client';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import { PermissionMatrix } from '@vinrod/ui/permission-matrix';
import { TextArea } from '@vinrod/ui/text-area';
import { TextField } from '@vinrod/ui/text-field';
import { showToast } from '@vinrod/ui/toast';
import { useMemo, type ReactElement } from 'react';

import { usePermissionAreas, type RoleRealm } from '#areas/people/queries';
import { useDraft } from '#drafts';
import { EntityForm, useEntityForm } from '#entity-form';
import { t } from '#messages';
import { useSignedInUser } from '#profile';
import { LoadError } from '#shell/query-state';

import {
  countRoleChanges,
  draftPermissions,
  isRoleDraft,
  longestDescription,
  newRoleDraft,
  roleChange,
  roleDraft,
  roleProblems,
} from './role-draft.ts';
import { heldKeys, matrixActions, matrixAreas } from './role-matrix.ts';
import * as styles from './RoleForm.css.ts';
import { useRoleCalls } from './use-role-calls.ts';

export interface RoleFormProps {
  readonly realm: RoleRealm;
  /** The role, or the template of a new one. */
  readonly role: Role | undefined;
  readonly isNew: boolean;
  /** Why nobody, or not this user, can change the role. */
  readonly lock: string | undefined;
  readonly isReadOnly: boolean;
  /** Called with the id of the saved role. */
  readonly onSaved: (id: number) => void;
  readonly onCancel: () => void;
}

/** Name, description and permissions of a role, saved together. Lists the differences before saving (mockup 12). */
export function RoleForm(props: RoleFormProps): ReactElement {
  const { realm, role, isNew, lock, isReadOnly, onSaved, onCancel } = props;
  const { permissions } = useSignedInUser();
  const areas = usePermissionAreas(realm.kind);
  const calls = useRoleCalls(realm);
  const saved = isNew || role === undefined ? newRoleDraft(role, permissions) : roleDraft(role);
  const name = `role.${realm.kind === 'internal' ? 'staff' : realm.corporateGroup}.${isNew ? 'new' : ''}${role?.id ?? ''}`;
  const shown = useMemo(() => matrixAreas(areas.data ?? [], permissions), [areas.data, permissions]);
  const known = (areas.data ?? []).flatMap((area) => area.permissions.map(({ codename }) => codename));
  const held = new Set<string>(isNew || role === undefined ? [] : heldKeys(role));

  const form = useEntityForm({
    draft: useDraft(name, saved, isRoleDraft),
    labels: {
      display_name: t('roles.name'),
      description: t('roles.description'),
      permissions: t('roles.permissions'),
    },
    check: roleProblems,
    save: async (value) => {
      if (isNew || role === undefined) {
        const created = await calls.create({
          display_name: value.display_name.trim(),
          description: value.description.trim(),
          permissions: draftPermissions(value, known),
        });
        return created.id;
      }
      const changed = roleChange(role, value, known);
      if (changed !== undefined) await calls.update(role.id, changed);
      return role.id;
    },
    onSaved: (id) => {
      showToast({ title: t('forms.saved') });
      onSaved(id);
    },
  });
  const { value, change, isChanged } = form;
  const noteFor = (kept: Role) =>
    isChanged
      ? t('roles.changedOne', { changes: countRoleChanges(kept, value), users: kept.user_count })
      : t('roles.inUse', { users: kept.user_count });

  if (areas.error !== undefined)
    return <LoadError what={t('roles.permissions')} error={areas.error} onRetry={areas.retry} />;
  return (
    <>
      {lock === undefined ? null : <InlineAlert tone="info">{lock}</InlineAlert>}
      <EntityForm
        form={form}
        label={t('roles.formLabel')}
        submitLabel={isNew ? t('roles.create') : t('forms.saveChanges')}
        isReadOnly={isReadOnly}
        note={isReadOnly || role === undefined || isNew ? null : noteFor(role)}
        onCancel={isNew ? onCancel : undefined}
      >
        <div className={styles.parts}>
          <div className={styles.about}>
            <TextField
              {...form.field('display_name')}
              maxLength={100}
              autoComplete="off"
              isReadOnly={isReadOnly}
            />
            <TextArea
              {...form.field('description')}
              rows={2}
              isOptional
              maxCharacters={longestDescription}
              isReadOnly={isReadOnly}
            />
          </div>
          <div className={styles.permissions}>
            <PermissionMatrix
              label={t('roles.permissions')}
              areas={shown}
              actions={matrixActions()}
              roles={[{ id: 'role', name: value.display_name.trim() || t('roles.unnamed') }]}
              saved={{ role: held }}
              value={{ role: new Set(value.permissions) }}
              onChange={(grants) => change({ permissions: [...(grants['role'] ?? [])].toSorted() })}
              isReadOnly={isReadOnly}
              isLoading={areas.isLoading}
            />
          </div>
        </div>
      </EntityForm>
    </>
  );
}
