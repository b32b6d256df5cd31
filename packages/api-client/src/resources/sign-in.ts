import type { Endpoints } from '../transport/endpoints.ts';

/** Signing in and out by other means than a password; for `client.with`. The caller stores the session. */
export const signInCalls = (api: Endpoints) => ({
  /** Last step of signing in through a provider: exchanges the token that the browser came back with for a session. */
  complete: api.postJson('/v1/complete-sign-in', 'access', 'refresh', 'user'),
  /** What the browser needs to ask for a passkey. */
  beginPasskey: api.postJson('/v1/passkey-sign-in/begin', 'token', 'options'),
  /** Exchanges the answer of a passkey for a session. */
  withPasskey: api.postJson('/v1/passkey-sign-in', 'access', 'refresh', 'user'),
  /** Ends the session, and answers where the browser signs out of the provider; rejects when there is no such place. */
  signOut: api.postJson('/v1/logout', 'continue_at'),
});

/** Proving again who the signed-in user is, before what a session left open must not be enough for; for `client.with`. */
export const proofCalls = (api: Endpoints) => ({
  /** By what they can prove it, and what the browser needs to ask a passkey. */
  begin: api.postJson('/v1/users/proof/', 'has_password', 'passkey', 'is_recent'),
});

/** Who the signed-in user of a customer is at the customers' broker; for `client.with`. */
export const brokerLinkCalls = (api: Endpoints) => ({
  get: api.getJson('/v1/users/broker-link/', 'name', 'linked_at'),
  /** Where the browser goes to prove it, and comes back to the profile from. */
  begin: api.postJson('/v1/users/broker-link/begin/', 'continue_at'),
  /** Links who that was, by the token that the browser came back with. */
  add: api.postJson('/v1/users/broker-link/', 'name', 'linked_at'),
  remove: api.postJson('/v1/users/broker-link/remove/', 'name', 'linked_at'),
});

/** The signed-in user's passkeys; for `client.with`. Those that change something answer with all that there are then. */
export const passkeyCalls = (api: Endpoints) => ({
  list: api.getJson('/v1/users/passkeys/', '[]'),
  /** What the browser needs to make a passkey. */
  begin: api.postJson('/v1/users/passkeys/begin/', 'token', 'options'),
  add: api.postJson('/v1/users/passkeys/', '[]'),
  remove: api.postJson('/v1/users/passkeys/remove/', '[]'),
});
