import type { CorporateGroup, CorporateGroupChange } from '@vinrod/api-client';
import { formatOrganizationNumber, isOrganizationNumber } from '@vinrod/ui/format';

import { t } from '#messages';

/** Member of staff as a select option. */
export interface StaffChoice {
  readonly value: string;
  readonly label: string;
}

/** Form values of a corporate group. */
export interface CorporateGroupDraft {
  readonly name: string;
  readonly organization_number: string;
  readonly account_manager: StaffChoice | null;
  readonly status: CorporateGroup['status'];
}

/** Form values of a saved corporate group; empty for a new one. */
export function corporateGroupDraft(corporateGroup: CorporateGroup | undefined): CorporateGroupDraft {
  const manager = corporateGroup?.account_manager ?? null;
  return {
    name: corporateGroup?.name ?? '',
    organization_number: corporateGroup?.organization_number ?? '',
    account_manager: manager === null ? null : { value: manager.uuid, label: manager.full_name },
    status: corporateGroup?.status ?? 'active',
  };
}

function isStaffChoice(value: unknown): value is StaffChoice {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'value' in value && typeof value.value === 'string' && 'label' in value && typeof value.label === 'string'
  );
}

/** Type guard for a draft read from browser storage. */
export function isCorporateGroupDraft(stored: unknown): stored is CorporateGroupDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  return (
    'name' in stored &&
    typeof stored.name === 'string' &&
    'organization_number' in stored &&
    typeof stored.organization_number === 'string' &&
    'account_manager' in stored &&
    (stored.account_manager === null || isStaffChoice(stored.account_manager)) &&
    'status' in stored &&
    (stored.status === 'active' || stored.status === 'inactive')
  );
}

/** Client-side validation errors by field name. */
export function corporateGroupProblems({
  name,
  organization_number: number,
}: CorporateGroupDraft): Record<string, string> {
  return {
    ...(name.trim() === '' ? { name: t('organisation.nameMissing') } : {}),
    ...(isOrganizationNumber(number) ? {} : { organization_number: t('organisation.numberInvalid') }),
  };
}

/** Converts the draft to the API's format. */
export function corporateGroupFields(draft: CorporateGroupDraft): {
  readonly name: string;
  readonly organization_number: string;
  readonly account_manager: string | null;
} {
  return {
    name: draft.name.trim(),
    organization_number: formatOrganizationNumber(draft.organization_number),
    account_manager: draft.account_manager?.value ?? null,
  };
}

/** Only the fields that differ from the saved values; undefined when none do. */
export function corporateGroupChange(
  saved: CorporateGroup,
  draft: CorporateGroupDraft,
): CorporateGroupChange | undefined {
  const before = corporateGroupFields(corporateGroupDraft(saved));
  const after = corporateGroupFields(draft);
  const change: CorporateGroupChange = {
    ...(after.name === before.name ? {} : { name: after.name }),
    ...(after.organization_number === before.organization_number
      ? {}
      : { organization_number: after.organization_number }),
    ...(after.account_manager === before.account_manager ? {} : { account_manager: after.account_manager }),
    ...(draft.status === saved.status ? {} : { status: draft.status }),
  };
  return Object.keys(change).length === 0 ? undefined : change;
}
