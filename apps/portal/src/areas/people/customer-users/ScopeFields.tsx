import { MultiSelect } from '@vinrod/ui/multi-select';
import { RadioGroup } from '@vinrod/ui/radio-group';
import { LIST_LIMIT } from '@vinrod/ui/format';
import type { ReactElement } from 'react';

import { useOperation } from '#data';
import { useKnownCorporateGroup } from '#corporate-group';
import { t } from '#messages';
import { useCan } from '#profile';
import { LoadError } from '#shell/query-state';

import type { AccessDraft } from './access-draft.ts';
import { SiteTreeField } from './SiteTreeField.tsx';

export interface ScopeFieldsProps {
  /** uuid of the corporate group. */
  readonly corporateGroup: string;
  readonly value: AccessDraft;
  readonly onChange: (change: Partial<AccessDraft>) => void;
  /** Messages by field. */
  readonly errors: Readonly<Record<string, string>>;
}

/**
 * "Behörig till": the whole corporate group, or selected companies, site groups and, by the tree, single sites. Users
 * can grant only what they see themselves, so those who see a part cannot select the whole.
 */
export function ScopeFields({ corporateGroup, value, onChange, errors }: ScopeFieldsProps): ReactElement {
  const isWhole = useKnownCorporateGroup(corporateGroup)?.is_whole === true;
  const isLimited = value.scope === 'limited';
  const args = isLimited
    ? ({ path: { id: corporateGroup }, query: { limit: LIST_LIMIT, ordering: 'name' } } as const)
    : undefined;
  const can = useCan();
  // Single sites become a site group, which all who look after the user have to see.
  const hasTree = isWhole && can('create', 'siteGroup');
  const maySeeCompanies = !hasTree && can('list', 'company');
  const maySeeGroups = can('view', 'siteGroup');
  const companies = useOperation('listCorporateGroupCustomers', maySeeCompanies ? args : undefined);
  const groups = useOperation('listCorporateGroupSiteGroups', maySeeGroups ? args : undefined);
  const error = companies.error ?? groups.error;
  return (
    <>
      {isWhole ? (
        <RadioGroup
          label={t('customerUsers.scope')}
          name={hasTree ? 'companies' : 'scope'}
          options={[
            { value: 'all', label: t('customerUsers.all') },
            {
              value: 'limited',
              label: t(hasTree ? 'customerUsers.limitedByTree' : 'customerUsers.limited'),
            },
          ]}
          value={value.scope}
          // Passes the companies along, to clear the error about an empty selection.
          onChange={(scope) => onChange({ scope, companies: value.companies })}
          errorMessage={isLimited && !hasTree ? undefined : errors['companies']}
        />
      ) : null}
      {isLimited && error !== undefined ? (
        <LoadError
          what={t('customerUsers.scope')}
          error={error}
          onRetry={companies.error === undefined ? groups.retry : companies.retry}
        />
      ) : null}
      {isLimited && error === undefined ? (
        <>
          {hasTree ? (
            <SiteTreeField corporateGroup={corporateGroup} value={value} onChange={onChange} />
          ) : (
            <MultiSelect
              label={t('customerUsers.companies')}
              name="companies"
              options={(companies.data?.results ?? []).map(({ uuid, name, customer_id: number }) => ({
                value: uuid,
                label: name,
                description: number,
              }))}
              isLoading={companies.isLoading}
              value={value.companies}
              onChange={(selected) => onChange({ companies: selected })}
              errorMessage={errors['companies']}
            />
          )}
          <MultiSelect
            label={t('customerUsers.siteGroups')}
            name="site_groups"
            options={(groups.data?.results ?? []).map(({ uuid, name }) => ({ value: uuid, label: name }))}
            isLoading={groups.isLoading}
            value={value.site_groups}
            onChange={(selected) => onChange({ site_groups: selected })}
            errorMessage={errors['site_groups']}
          />
        </>
      ) : null}
    </>
  );
}
