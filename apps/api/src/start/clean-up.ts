import type { Deps } from '../server/deps.ts';
import { later } from '../config/clock.ts';
import { closeEndedShadows } from '../shadow/ended-shadows.ts';

/** Seconds that a finished session is kept, to be able to tell what happened. */
const keptSessions = 30 * 24 * 3600;

const secondsPerDay = 24 * 3600;

/**
 * Removes what is over: sign-ins under way, sessions, links and limits that nobody waits for. Shadow
 * sessions that have ended by themselves are noted in the log, and the network addresses of its older events forgotten.
 */
export async function removeExpired({
  clock,
  config,
  database,
}: Pick<Deps, 'clock' | 'config' | 'database'>): Promise<void> {
  const now = clock.now();
  await closeEndedShadows({ clock, database });
  const { db } = database;
  await db.deleteFrom('login_challenge').where('expires_at', '<', now).execute();
  await db.deleteFrom('password_link').where('expires_at', '<', now).execute();
  await db.deleteFrom('rate_limit').where('whole_at', '<', now).execute();
  await db.deleteFrom('session').where('expires_at', '<', later(now, -keptSessions)).execute();
  const oldestAddress = later(now, -config.auditAddressDays * secondsPerDay);
  await db.deleteFrom('audit_address').where('noted_at', '<', oldestAddress).execute();
}
