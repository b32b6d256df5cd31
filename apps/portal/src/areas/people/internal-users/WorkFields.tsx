import { Columns } from '@vinrod/ui/columns';
import { MultiSelect } from '@vinrod/ui/multi-select';
import { TextField } from '@vinrod/ui/text-field';
import type { ReactElement } from 'react';

import { RoleChoice } from '#areas/people/users';
import { useOperation } from '#data';
import { t } from '#messages';

import type { WorkDraft } from './work-draft.ts';

/** Field labels by name. */
export function workLabels() {
  return {
    department: t('internalUsers.department'),
    employee_id: t('internalUsers.employeeId'),
    corporate_groups_responsible: t('internalUsers.responsible'),
    roles: t('people.roles'),
  };
}

export interface WorkFieldsProps {
  readonly value: WorkDraft;
  readonly onChange: (change: Partial<WorkDraft>) => void;
  /** Messages by field. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Department, corporate groups and roles of a member of staff. */
export function WorkFields({ value, onChange, errors }: WorkFieldsProps): ReactElement {
  const corporateGroups = useOperation('listCorporateGroupsMinimal', {}).data ?? [];
  return (
    <>
      <Columns split="fields">
        <TextField
          label={t('internalUsers.department')}
          name="department"
          maxLength={100}
          autoComplete="off"
          isOptional
          value={value.department}
          onChange={(department) => onChange({ department })}
          errorMessage={errors['department']}
        />
        <TextField
          label={t('internalUsers.employeeId')}
          name="employee_id"
          maxLength={40}
          autoComplete="off"
          isOptional
          value={value.employee_id}
          onChange={(text) => onChange({ employee_id: text })}
          errorMessage={errors['employee_id']}
        />
      </Columns>
      {corporateGroups.length === 0 ? null : (
        <MultiSelect
          label={t('internalUsers.responsible')}
          name="corporate_groups_responsible"
          isOptional
          options={corporateGroups.map(({ uuid, name }) => ({ value: uuid, label: name }))}
          value={value.corporate_groups_responsible}
          onChange={(selected) => onChange({ corporate_groups_responsible: selected })}
          errorMessage={errors['corporate_groups_responsible']}
        />
      )}
      <RoleChoice
        realm={{ kind: 'internal' }}
        value={value.roles}
        onChange={(roles) => onChange({ roles })}
        errorMessage={errors['roles']}
      />
    </>
  );
}
