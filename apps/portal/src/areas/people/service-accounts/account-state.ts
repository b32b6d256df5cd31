import type { ServiceAccount } from '@vinrod/api-client';

/** State of an account: `rotating` while an earlier secret works beside the newest. */
export type AccountState = 'works' | 'rotating' | 'revoked';

/** The state that a list shows. */
export function accountState({
  revoked_at: revokedAt,
  secrets,
}: Pick<ServiceAccount, 'revoked_at' | 'secrets'>): AccountState {
  if (revokedAt !== null) return 'revoked';
  return secrets.length > 1 ? 'rotating' : 'works';
}
