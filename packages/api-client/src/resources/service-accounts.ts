import type { Endpoints } from '../transport/endpoints.ts';

/**
 * Accounts by which the supplier's own systems call, for the staff who manage them; for `client.with`. The systems
 * themselves ask for their tokens with an OAuth library.
 */
export const serviceAccountCalls = (api: Endpoints) => ({
  /** Accounts, by name; revoked ones too. */
  list: api.getPage('/v1/service-accounts/'),
  /** Creates an account; its secret is in the answer only. */
  create: api.postJson('/v1/service-accounts/', 'client_secret'),
  /** Changes the fields that are sent. */
  update: api.patchJson('/v1/service-accounts/{id}/'),
  /** Gives an account a new secret, which is in the answer only, and lets the earlier ones end. */
  addSecret: api.postJson('/v1/service-accounts/{id}/secrets/', 'client_secret'),
  /** Ends an account with its secrets and tokens at once and for good. */
  revoke: api.deleteVoid('/v1/service-accounts/{id}/'),
});
