import { Checkbox } from '@vinrod/ui/checkbox';
import type { ReactElement } from 'react';

import { RoleChoice } from '#areas/people/users';
import { useKnownCorporateGroup } from '#corporate-group';
import { t } from '#messages';

import { ScopeFields, type ScopeFieldsProps } from './ScopeFields.tsx';

/** Field labels by name. */
export function accessLabels() {
  return {
    companies: t('customerUsers.scope'),
    site_groups: t('customerUsers.siteGroups'),
    roles: t('people.roles'),
    is_admin: t('customerUsers.isAdmin'),
  };
}

/**
 * Access of a corporate group's user: what they see, then the roles that say what they do there, and whether they
 * administer it.
 */
export function AccessFields(props: ScopeFieldsProps): ReactElement {
  const { corporateGroup, value, onChange, errors } = props;
  const mayGiveAdministration = useKnownCorporateGroup(corporateGroup)?.can_give_administration === true;
  return (
    <>
      <ScopeFields {...props} />
      <RoleChoice
        realm={{ kind: 'customer', corporateGroup }}
        value={value.roles}
        onChange={(roles) => onChange({ roles })}
        errorMessage={errors['roles']}
      />
      {mayGiveAdministration ? (
        <Checkbox
          name="is_admin"
          description={errors['is_admin'] ?? t('customerUsers.isAdminHint')}
          isSelected={value.is_admin}
          onChange={(isAdmin) => onChange({ is_admin: isAdmin })}
        >
          {t('customerUsers.isAdmin')}
        </Checkbox>
      ) : null}
    </>
  );
}
