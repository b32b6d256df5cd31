import type { Client, CorporateGroupMinimal, Profile } from '@vinrod/api-client';

import { identityOf, sessionStorage } from './session-store.ts';

/** Most corporate groups that a start asks for. Who sees more searches for them: staff see thousands. */
export const MOST_CORPORATE_GROUPS = 50;

/** What every page behind the sign-in asks for first, on its way since the application started. */
export interface PrefetchedStart {
  readonly client: Client;
  readonly profile: Promise<Profile>;
  /** The first ones, at most `MOST_CORPORATE_GROUPS`. */
  readonly corporateGroups: Promise<CorporateGroupMinimal[]>;
}

let prefetched: { readonly identity: string; readonly answers: PrefetchedStart } | undefined;

const taken = new Set<keyof PrefetchedStart>();

/**
 * Asks for what every page behind the sign-in needs while its code is still on the way. Does nothing when nobody is
 * signed in. A failure is told to the one who takes the answer.
 */
export function prefetchStart(client: Client): void {
  const session = sessionStorage.get();
  if (session === null) return;
  const answers = {
    client,
    profile: client.profile.get(),
    corporateGroups: client.corporateGroups.minimal({ query: { limit: MOST_CORPORATE_GROUPS } }),
  };
  for (const answer of [answers.profile, answers.corporateGroups]) answer.catch(() => undefined);
  prefetched = { identity: identityOf(session), answers };
  taken.clear();
}

/** What was asked for, as long as the same one is signed in. */
export function prefetchedStart(): PrefetchedStart | undefined {
  return prefetched?.identity === identityOf(sessionStorage.get()) ? prefetched.answers : undefined;
}

/** Takes an answer that was asked for; undefined when it was not, or was taken before: then the call is to be made. */
export function takePrefetched<Name extends 'profile' | 'corporateGroups'>(
  name: Name,
): PrefetchedStart[Name] | undefined {
  const answers = prefetchedStart();
  if (answers === undefined || taken.has(name)) return undefined;
  taken.add(name);
  return answers[name];
}
