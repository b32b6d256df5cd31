import type { RoleMatrix } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { Form } from '@vinrod/ui/form';
import { PermissionMatrix } from '@vinrod/ui/permission-matrix';
import { showToast } from '@vinrod/ui/toast';
import { useMemo, type ReactElement } from 'react';

import { usePermissionAreas, type RoleRealm } from '#areas/people/queries';
import { useDraft } from '#drafts';
import { useSubmission } from '#forms';
import { t } from '#messages';
import { useSignedInUser } from '#profile';
import { RestoredDraft } from '#shell/leave-question';
import { LoadError } from '#shell/query-state';

import { affectedUsers, changedAreas, draftOf, grantsOf, isGrantsDraft } from './grants-draft.ts';
import { matrixAreas, matrixRoles, savedGrants, type RoleReader } from './role-matrix.ts';
import { useRoleCalls } from './use-role-calls.ts';

/** Props of {@link RoleComparison}. */
export interface RoleComparisonProps {
  readonly realm: RoleRealm;
  readonly roles: readonly RoleMatrix[];
  readonly reader: RoleReader;
  readonly isReadOnly: boolean;
}

/** What every role may do, beside each other; several are changed and saved at once, all of them or none. */
export function RoleComparison({ realm, roles, reader, isReadOnly }: RoleComparisonProps): ReactElement {
  const { permissions } = useSignedInUser();
  const areas = usePermissionAreas(realm.kind);
  const calls = useRoleCalls(realm);
  const saved = useMemo(() => savedGrants(roles), [roles]);
  const realmName = realm.kind === 'internal' ? 'staff' : realm.koncern;
  const draft = useDraft(`roles.${realmName}`, { grants: draftOf(saved) }, isKept);
  const { isPending, problems, send } = useSubmission([]);
  const value = useMemo(() => grantsOf(draft.value.grants), [draft.value]);
  const changes = changedAreas(roles, value);
  const columns = useMemo(() => matrixRoles(roles, reader), [roles, reader]);
  const shown = useMemo(() => matrixAreas(areas.data ?? [], permissions), [areas.data, permissions]);

  if (areas.error !== undefined) return <LoadError error={areas.error} onRetry={areas.retry} />;
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

  function submit(): void {
    if (changes.length === 0) return;
    void send(async () => {
      await calls.updateMany(changes);
      draft.markSaved();
      showToast({ title: t('forms.saved') });
    });
  }

  return (
    <>
      <RestoredDraft isRestored={draft.isRestored} onDiscard={draft.discard} />
      <Form
        label={t('roles.compare')}
        fields={{}}
        problems={problems}
        onSubmit={submit}
        {...(changes.length === 0
          ? {}
          : { note: t('roles.affected', { roles: changes.length, users: affectedUsers(roles, changes) }) })}
        actions={
          <>
            <Button isDisabled={!draft.isChanged} onPress={draft.discard}>
              {t('forms.cancel')}
            </Button>
            <Button type="submit" variant="primary" isDisabled={changes.length === 0} isPending={isPending}>
              {t('forms.saveChanges')}
            </Button>
          </>
        }
      >
        {matrix}
      </Form>
    </>
  );
}

function isKept(stored: unknown): stored is { readonly grants: Readonly<Record<string, readonly string[]>> } {
  return typeof stored === 'object' && stored !== null && 'grants' in stored && isGrantsDraft(stored.grants);
}
