import type { ServiceAccount, ServiceScope } from '@vinrod/api-client';

import { everyScope } from './scope-names.ts';
import { t } from './texts.ts';

/** Form values of an account. */
export interface AccountDraft {
  readonly name: string;
  readonly scopes: readonly ServiceScope[];
}

/** Form values of an existing account; empty for a new one. */
export function accountDraft(account: ServiceAccount | undefined): AccountDraft {
  return { name: account?.name ?? '', scopes: account?.scopes ?? [] };
}

/** Whether a stored value is a draft. */
export function isAccountDraft(stored: unknown): stored is AccountDraft {
  if (typeof stored !== 'object' || stored === null || !('name' in stored) || !('scopes' in stored))
    return false;
  const { name, scopes } = stored;
  return (
    typeof name === 'string' &&
    Array.isArray(scopes) &&
    scopes.every((scope) => everyScope.some((known) => known === scope))
  );
}

/** Errors by field. */
export function accountProblems({ name, scopes }: AccountDraft): Readonly<Record<string, string>> {
  return {
    ...(name.trim() === '' ? { name: t('serviceAccounts.nameMissing') } : {}),
    ...(scopes.length === 0 ? { scopes: t('serviceAccounts.scopesMissing') } : {}),
  };
}

/** The fields as the API takes them. */
export function accountFields({ name, scopes }: AccountDraft): { name: string; scopes: ServiceScope[] } {
  return { name: name.trim(), scopes: [...scopes] };
}
