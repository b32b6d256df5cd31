import type { Deps } from '../server/deps.ts';
import { later } from '../config/clock.ts';
import { removeOldIntakes } from '../intakes/remove-old-intakes.ts';
import { closeEndedShadows } from '../shadow/ended-shadows.ts';

const secondsPerDay = 24 * 3600;

/**
 * Deletes expired sign-ins, sessions, links and limits. Also records shadow sessions that have ended by themselves, and
 * deletes what is kept of people and files for as long as the settings say.
 */
export async function removeExpired({
  clock,
  config,
  database,
}: Pick<Deps, 'clock' | 'config' | 'database'>): Promise<void> {
  const now = clock.now();
  const daysAgo = (days: number): Date => later(now, -days * secondsPerDay);
  await closeEndedShadows({ clock, database });
  const { db } = database;
  await removeOldIntakes({ clock, database });
  await db.deleteFrom('login_challenge').where('expires_at', '<', now).execute();
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', now).execute();
  await db.deleteFrom('provider_sign_in').where('expires_at', '<', now).execute();
  await db.deleteFrom('password_link').where('expires_at', '<', now).execute();
  await db.deleteFrom('rate_limit').where('whole_at', '<', now).execute();
  await db.deleteFrom('session').where('expires_at', '<', daysAgo(config.sessionDays)).execute();
  await db.deleteFrom('audit_address').where('noted_at', '<', daysAgo(config.auditAddressDays)).execute();
  await db.deleteFrom('shadow_session').where('ended_at', '<', daysAgo(config.shadowSessionDays)).execute();
  await db.deleteFrom('missing_values_mail').where('claimed_at', '<', daysAgo(config.mailLogDays)).execute();
}
