import type { Endpoints } from '../transport/endpoints.ts';

/** Signing in and out by other means than a password; for `client.with`. The caller stores the session. */
export const signInCalls = (api: Endpoints) => ({
  /** Last step of signing in through a provider: exchanges the token that the browser came back with for a session. */
  complete: api.postJson('/v1/complete-sign-in', 'access', 'refresh', 'user'),
  /** Ends the session, and answers where the browser signs out of the provider; rejects when there is no such place. */
  signOut: api.postJson('/v1/logout', 'continue_at'),
});
