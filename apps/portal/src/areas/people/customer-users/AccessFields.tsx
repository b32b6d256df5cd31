import { Checkbox } from '@vinrod/ui/checkbox';
import type { ReactElement } from 'react';

import { RoleChoice } from '#areas/people/users';
import { useKnownCorporateGroup } from '#corporate-group';
import { t } from '#messages';

import { ScopeFields, type ScopeFieldsProps } from './ScopeFields.tsx';

/** Field labels by name. */
export function accessLabels() {
  return {
    roles: t('people.roles'),
    companies: t('customerUsers.scope'),
    site_groups: t('customerUsers.siteGroups'),
    is_admin: t('customerUsers.isAdmin'),
  };
}

/** Access of a corporate group's user: roles, scope, and whether they administer it. */
export function AccessFields({ corporateGroup, value, onChange, errors }: ScopeFieldsProps): ReactElement {
  const mayGiveAdministration = useKnownCorporateGroup(corporateGroup)?.can_give_administration === true;
  return (
    <>
      <RoleChoice
        realm={{ kind: 'customer', corporateGroup }}
        value={value.roles}
        onChange={(roles) => onChange({ roles })}
        errorMessage={errors['roles']}
      />
      <ScopeFields corporateGroup={corporateGroup} value={value} onChange={onChange} errors={errors} />
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
