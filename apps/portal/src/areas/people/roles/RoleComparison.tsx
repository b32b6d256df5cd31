import type { RoleMatrix } from '@vinrod/api-client';
import { countChanges, permissionChanges, PermissionMatrix } from '@vinrod/ui/permission-matrix';
import { showToast } from '@vinrod/ui/toast';
import { useMemo, type ReactElement } from 'react';

import { usePermissionAreas, type RoleRealm } from '#areas/people/queries';
import { useDraft } from '#drafts';
import { EntityForm, useEntityForm } from '#entity-form';
import { t } from '#messages';
import { useSignedInUser } from '#profile';
import { LoadError } from '#shell/query-state';

import { affectedUsers, changedAreas, draftOf, grantsOf, isGrantsDraft } from './grants-draft.ts';
import { matrixAreas, matrixRoles, savedGrants, type RoleReader } from './role-matrix.ts';
import type { RoleView } from './role-query-params.ts';
import { useRoleCalls } from './use-role-calls.ts';

export interface RoleComparisonProps {
  readonly realm: RoleRealm;
  readonly roles: readonly RoleMatrix[];
  readonly reader: RoleReader;
  readonly isReadOnly: boolean;
  /** Address of a role. */
  readonly addressOf: (view: RoleView) => string;
}

/** Every role with its permissions. Several roles are changed and saved at once, all of them or none. */
export function RoleComparison({
  realm,
  roles,
  reader,
  isReadOnly,
  addressOf,
}: RoleComparisonProps): ReactElement {
  const { permissions } = useSignedInUser();
  const areas = usePermissionAreas(realm.kind);
  const calls = useRoleCalls(realm);
  const saved = useMemo(() => savedGrants(roles), [roles]);
  const realmName = realm.kind === 'internal' ? 'staff' : realm.corporateGroup;
  const draft = useDraft(`roles.${realmName}`, { grants: draftOf(saved) }, isKept);
  const value = useMemo(() => grantsOf(draft.value.grants), [draft.value]);
  const changes = changedAreas(roles, value);
  const columns = matrixRoles(roles, reader, (id) => addressOf({ kind: 'role', id }));
  const shown = useMemo(() => matrixAreas(areas.data ?? [], permissions), [areas.data, permissions]);

  const form = useEntityForm({
    draft,
    labels: {},
    save: () => calls.updateMany(changes),
    onSaved: () => {
      showToast({ title: t('forms.saved') });
    },
  });

  if (areas.error !== undefined)
    return <LoadError what={t('roles.permissions')} error={areas.error} onRetry={areas.retry} />;
  const matrix = (
    <PermissionMatrix
      label={t('roles.compare')}
      areas={shown}
      roles={columns}
      saved={saved}
      value={value}
      onChange={(grants) => draft.change({ grants: draftOf(grants) })}
      isReadOnly={isReadOnly}
      isLoading={areas.isLoading}
    />
  );
  if (isReadOnly) return matrix;

  return (
    <EntityForm
      form={form}
      label={t('roles.compare')}
      note={
        changes.length === 0
          ? null
          : t('roles.changed', {
              changes: countChanges(permissionChanges(shown, columns, saved, value)),
              roles: changes.length,
              users: affectedUsers(roles, changes),
            })
      }
    >
      {matrix}
    </EntityForm>
  );
}

function isKept(stored: unknown): stored is { readonly grants: Readonly<Record<string, readonly string[]>> } {
  return typeof stored === 'object' && stored !== null && 'grants' in stored && isGrantsDraft(stored.grants);
}
