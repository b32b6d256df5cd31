import type { Client, CorporateGroupMinimal, Profile } from '@vinrod/api-client';

import { identityOf, sessionStorage } from './session-store.ts';

/** Most koncerner that a start asks for. Who sees more searches for them: staff see thousands. */
export const MOST_KONCERNER = 50;

/** What every page behind the sign-in asks for first, on its way since the application started. */
export interface AskedAhead {
  readonly client: Client;
  readonly profile: Promise<Profile>;
  /** The first ones, at most `MOST_KONCERNER`. */
  readonly koncerner: Promise<CorporateGroupMinimal[]>;
}

let asked: { readonly identity: string; readonly answers: AskedAhead } | undefined;

const taken = new Set<keyof AskedAhead>();

/**
 * Asks for what every page behind the sign-in needs while its code is still on the way. Does nothing when nobody is
 * signed in. A failure is told to the one who takes the answer.
 */
export function askAhead(client: Client): void {
  const session = sessionStorage.get();
  if (session === null) return;
  const answers = {
    client,
    profile: client.profile.get(),
    koncerner: client.corporateGroups.minimal({ query: { limit: MOST_KONCERNER } }),
  };
  for (const answer of [answers.profile, answers.koncerner]) answer.catch(() => undefined);
  asked = { identity: identityOf(session), answers };
  taken.clear();
}

/** What was asked for, as long as the same one is signed in. */
export function lookAhead(): AskedAhead | undefined {
  return asked?.identity === identityOf(sessionStorage.get()) ? asked.answers : undefined;
}

/** Takes an answer that was asked for; undefined when it was not, or was taken before: then the call is to be made. */
export function takeAhead<Name extends 'profile' | 'koncerner'>(name: Name): AskedAhead[Name] | undefined {
  const answers = lookAhead();
  if (answers === undefined || taken.has(name)) return undefined;
  taken.add(name);
  return answers[name];
}
