import type { Deps } from '../server/deps.ts';
import { later } from '../config/clock.ts';
import { removeOldIntakes } from '../intakes/remove-old-intakes.ts';
import { closeEndedShadows } from '../shadow/ended-shadows.ts';

/** Seconds that a finished session is kept, for investigations. */
const keptSessions = 30 * 24 * 3600;

const secondsPerDay = 24 * 3600;

/**
 * Deletes expired sign-ins, sessions, links and limits. Also records shadow sessions that have ended by themselves, and
 * deletes the network addresses of older events in the log, and what is kept of files to undo them.
 */
export async function removeExpired({
  clock,
  config,
  database,
}: Pick<Deps, 'clock' | 'config' | 'database'>): Promise<void> {
  const now = clock.now();
  await closeEndedShadows({ clock, database });
  const { db } = database;
  await removeOldIntakes({ clock, database });
  await db.deleteFrom('login_challenge').where('expires_at', '<', now).execute();
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', now).execute();
  await db.deleteFrom('provider_sign_in').where('expires_at', '<', now).execute();
  await db.deleteFrom('password_link').where('expires_at', '<', now).execute();
  await db.deleteFrom('rate_limit').where('whole_at', '<', now).execute();
  await db.deleteFrom('session').where('expires_at', '<', later(now, -keptSessions)).execute();
  const oldestAddress = later(now, -config.auditAddressDays * secondsPerDay);
  await db.deleteFrom('audit_address').where('noted_at', '<', oldestAddress).execute();
}
