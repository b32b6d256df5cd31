import type { Client, CorporateGroupMinimal, Profile } from '@vinrod/api-client';

import { identityOf } from './identity-of.ts';
import { sessionStorage } from './session-store.ts';

/** What every page behind the sign-in asks for first, on its way since the application started. */
export interface AskedAhead {
  readonly client: Client;
  readonly profile: Promise<Profile>;
  readonly koncerner: Promise<CorporateGroupMinimal[]>;
}

let asked: { readonly identity: string; readonly answers: Partial<AskedAhead> } | undefined;

/**
 * Asks for what every page behind the sign-in needs while its code is still on the way. Does nothing when nobody is
 * signed in. A failure is told to the one who takes the answer.
 */
export function askAhead(client: Client): void {
  const session = sessionStorage.get();
  if (session === null) return;
  const answers = { client, profile: client.profile.get(), koncerner: client.corporateGroups.minimal() };
  for (const answer of [answers.profile, answers.koncerner]) answer.catch(() => undefined);
  asked = { identity: identityOf(session), answers };
}

/** What was asked for, as long as the same one is signed in; parts that were taken are missing. */
export function lookAhead(): Partial<AskedAhead> {
  return asked?.identity === identityOf(sessionStorage.get()) ? asked.answers : {};
}

/** Takes an answer that was asked for; undefined when it was not, or has been taken: then the call is to be made. */
export function takeAhead<Name extends 'profile' | 'koncerner'>(name: Name): AskedAhead[Name] | undefined {
  const { [name]: answer, ...rest } = lookAhead();
  if (asked !== undefined) asked = { ...asked, answers: rest };
  return answer;
}
