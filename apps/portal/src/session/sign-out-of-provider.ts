import { signInCalls, type Client } from '@vinrod/api-client';

/**
 * Ends a session on the server, and goes to the provider that signed the user in to be signed out there too. Where the
 * server cannot be reached, its session expires by itself.
 */
export async function signOutOfProvider(client: Client, refresh: string): Promise<void> {
  const answer = await client
    .with(signInCalls)
    .signOut({ body: { refresh } })
    .catch(() => undefined);
  const address = answer?.continue_at;
  if (address !== undefined) globalThis.location.assign(address);
}
