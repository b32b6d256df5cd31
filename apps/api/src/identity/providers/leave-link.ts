import { later } from '../../config/clock.ts';
import type { Deps } from '../../server/deps.ts';
import { agreedNow } from '../../store/agreed-time.ts';
import { handoverLifetime } from '../lifetimes.ts';
import { randomToken, tokenHash } from '../tokens.ts';
import { fullName } from '../users.ts';
import { findLinked, holdSubject, requireOrganization } from './match-customer.ts';
import { matchedColumns } from './matched-person.ts';
import type { ProvidedPerson } from './provider-client.ts';
import { recordRefusal } from './record-refusal.ts';
import { SignInRefusal } from './sign-in-problem.ts';

/** What somebody who is signed in went to the broker for. */
interface BegunLink {
  readonly stateHash: string;
  readonly sessionId: string;
  readonly userId: string;
}

/**
 * Checks that the person may be linked to the user who asked, and stores who they are at the broker.
 *
 * @throws SignInRefusal when they may not.
 */
async function storePerson(
  deps: Deps,
  { stateHash, sessionId, userId }: BegunLink,
  person: ProvidedPerson,
  handover: string,
): Promise<void> {
  const broker = deps.config.customerBroker;
  if (broker === null) throw new SignInRefusal('failed');
  const now = deps.clock.now();
  await deps.database.transaction(async (trx) => {
    const found = await trx
      .selectFrom('app_user')
      .innerJoin('session', 'session.user_id', 'app_user.id')
      .select(matchedColumns)
      .where('app_user.id', '=', userId)
      .where('app_user.status', '=', 'active')
      .where('session.id', '=', sessionId)
      .where('session.revoked_at', 'is', null)
      .where('session.expires_at', '>', now)
      .executeTakeFirst();
    if (found === undefined) throw new SignInRefusal('expired');
    const user = { id: found.id, name: fullName(found) };
    const subject = await holdSubject(trx, deps, broker, person);
    if ((await findLinked(trx, person.issuer, subject)) !== undefined)
      throw new SignInRefusal('otherPerson', user);
    await requireOrganization(trx, broker, person, user);
    await trx
      .updateTable('provider_sign_in')
      .set({
        issuer: person.issuer,
        subject: subject.current,
        handover_hash: tokenHash(handover),
        handover_expires_at: later(await agreedNow(deps.clock, trx), handoverLifetime),
      })
      .where('state_hash', '=', stateHash)
      .execute();
  });
}

/**
 * Leaves who somebody is at the broker for the session that asked: nothing is linked until that session says so, and
 * nobody is signed in. Why not is written on the profile.
 */
export async function leaveLink(
  deps: Deps,
  begun: BegunLink,
  read: () => Promise<ProvidedPerson>,
): Promise<{ readonly location: string; readonly cookie: null }> {
  const profile = `${deps.config.publicUrl}/profile`;
  const handover = randomToken();
  try {
    await storePerson(deps, begun, await read(), handover);
  } catch (error) {
    if (!(error instanceof SignInRefusal)) throw error;
    if (error.user !== null) await recordRefusal(deps, error);
    return { location: `${profile}?link=${error.problem}`, cookie: null };
  }
  // What follows # is sent to no server and stands in no log.
  return { location: `${profile}?link=done#${handover}`, cookie: null };
}
