import { CheckboxGroup } from '@vinrod/ui/checkbox-group';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import type { ReactElement } from 'react';

import { useRoles, type RoleRealm } from '#areas/people/queries';
import { t } from '#messages';
import { LoadError } from '#shell/query-state';

export interface RoleChoiceProps {
  /** Owner of the roles. */
  readonly realm: RoleRealm;
  /** ids of the selected roles. */
  readonly value: readonly number[];
  readonly onChange: (roles: readonly number[]) => void;
  readonly errorMessage: string | undefined;
}

/**
 * Roles a user can get, each with its purpose. A role with a permission that the current user lacks cannot be selected,
 * with the reason shown.
 */
export function RoleChoice({ realm, value, onChange, errorMessage }: RoleChoiceProps): ReactElement {
  const roles = useRoles(realm);
  if (roles.error !== undefined)
    return <LoadError what={t('people.roles')} error={roles.error} onRetry={roles.retry} />;
  if (roles.data === undefined) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height={360} />
      </SkeletonGroup>
    );
  }
  return (
    <CheckboxGroup
      label={t('people.roles')}
      hint={t('people.rolesChosen', { chosen: value.length, all: roles.data.results.length })}
      name="roles"
      layout="ruled"
      options={roles.data.results.map((role) => {
        const isHeld = value.includes(role.id);
        const isLocked = !isHeld && !role.can_give;
        return {
          value: String(role.id),
          label: role.display_name,
          description: isLocked ? t('people.roleLocked') : role.description,
          isDisabled: isLocked,
        };
      })}
      value={value.map(String)}
      onChange={(selected) => onChange(selected.map(Number))}
      errorMessage={errorMessage}
    />
  );
}
