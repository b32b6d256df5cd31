import type { InternalUser } from '@vinrod/api-client';

import { t } from '#messages';

/** Form values of a member of staff's work. */
export interface WorkDraft {
  /** ids of the roles. */
  readonly roles: readonly number[];
  readonly department: string;
  readonly employee_id: string;
  /** uuids of the corporate groups they are responsible for. */
  readonly corporate_groups_responsible: readonly string[];
}

/** Empty work of a new member of staff. */
export const emptyWork: WorkDraft = {
  roles: [],
  department: '',
  employee_id: '',
  corporate_groups_responsible: [],
};

/** Form values of a user's saved work. */
export function workDraft(user: InternalUser): WorkDraft {
  return {
    roles: user.roles.map(({ id }) => id),
    department: user.department ?? '',
    employee_id: user.employee_id ?? '',
    corporate_groups_responsible: user.corporate_groups_responsible.map(({ uuid }) => uuid),
  };
}

function isListOf(kind: 'number' | 'string', value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === kind);
}

/** Type guard for a draft read from browser storage. */
export function isWorkDraft(stored: unknown): stored is WorkDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  return (
    'roles' in stored &&
    isListOf('number', stored.roles) &&
    'department' in stored &&
    typeof stored.department === 'string' &&
    'employee_id' in stored &&
    typeof stored.employee_id === 'string' &&
    'corporate_groups_responsible' in stored &&
    isListOf('string', stored.corporate_groups_responsible)
  );
}

/** Client-side validation errors by field name. */
export function workProblems(draft: WorkDraft): Readonly<Record<string, string>> {
  return draft.roles.length === 0 ? { roles: t('people.rolesMissing') } : {};
}

function orNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}

/** Converts the draft to a request body. */
export function workFields(draft: WorkDraft): {
  readonly roles: number[];
  readonly department: string | null;
  readonly employee_id: string | null;
  readonly corporate_groups_responsible: string[];
} {
  return {
    roles: [...draft.roles],
    department: orNull(draft.department),
    employee_id: orNull(draft.employee_id),
    corporate_groups_responsible: [...draft.corporate_groups_responsible],
  };
}
