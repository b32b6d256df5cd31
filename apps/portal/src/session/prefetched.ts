import type { Client, CorporateGroupMinimal, Profile } from '@vinrod/api-client';
import type { State } from 'swr';

import { identityOf, sessionStorage } from './session-store.ts';

/** Most corporate groups loaded at start. Users with more search for them: staff see thousands. */
export const mostCorporateGroups = 50;

/** Cache of queries: answers by their keys. */
export type QueryCache = Map<string, State<unknown, unknown>>;

/** First requests of every signed-in page, sent when the application starts. */
export interface PrefetchedStart {
  readonly client: Client;
  readonly profile: Promise<Profile>;
  /** First corporate groups, at most `mostCorporateGroups`. */
  readonly corporateGroups: Promise<CorporateGroupMinimal[]>;
  /** What has been answered: the cache that the signed-in part begins with. */
  readonly cache: QueryCache;
}

let prefetched: { readonly identity: string; readonly answers: PrefetchedStart } | undefined;

const taken = new Set<keyof PrefetchedStart>();

/**
 * Prefetches what every signed-in page needs while its code loads. Does nothing when signed out. Failures are reported
 * to whoever takes the response.
 */
export function prefetchStart(client: Client): void {
  const session = sessionStorage.get();
  if (session === null) return;
  const answers = {
    client,
    profile: client.profile.get(),
    corporateGroups: client.corporateGroups.minimal({ query: { limit: mostCorporateGroups } }),
    cache: new Map(),
  };
  for (const answer of [answers.profile, answers.corporateGroups]) answer.catch(() => undefined);
  prefetched = { identity: identityOf(session), answers };
  taken.clear();
}

/** Prefetched data, as long as the same user is signed in. */
export function prefetchedStart(): PrefetchedStart | undefined {
  return prefetched?.identity === identityOf(sessionStorage.get()) ? prefetched.answers : undefined;
}

/** Takes a prefetched response, or their cache; undefined when it was not prefetched or already taken: then make the call. */
export function takePrefetched<Name extends 'profile' | 'corporateGroups' | 'cache'>(
  name: Name,
): PrefetchedStart[Name] | undefined {
  const answers = prefetchedStart();
  if (answers === undefined || taken.has(name)) return undefined;
  taken.add(name);
  return answers[name];
}
