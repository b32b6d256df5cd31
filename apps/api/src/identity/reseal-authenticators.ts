import type { Command } from '../command-line/command.ts';
import { deriveSecrets } from '../config/secrets.ts';
import type { Deps } from '../server/deps.ts';
import { StartError } from '../store/start-error.ts';
import { openSecret, sealSecret } from './authenticator-secret.ts';

type ResealDeps = Pick<Deps, 'database' | 'secrets'>;

/** Stored secret of a user's app. */
interface SealedSecret {
  readonly user_id: string;
  readonly secret: string;
}

/** How many authenticators there are of a kind. */
export interface Resealed {
  /** Now sealed with the current secret, and with the old one before. */
  readonly sealed: number;
  readonly current: number;
  /** Sealed with neither secret: left as they are. */
  readonly unreadable: number;
}

/**
 * Seals the secret of one app with the current root secret. A single statement, so that a run that is killed leaves
 * every app readable, and an app that its user enrolls meanwhile is left alone.
 */
export async function resealOne(
  { database, secrets }: ResealDeps,
  { user_id: userId, secret: stored }: SealedSecret,
): Promise<keyof Resealed> {
  if (openSecret(secrets, userId, stored) !== null) return 'current';
  const opened = secrets.old === null ? null : openSecret(secrets.old, userId, stored);
  if (opened === null) return 'unreadable';
  const changed = await database.db
    .updateTable('authenticator')
    .set({ secret: sealSecret(secrets, userId, opened) })
    .where('user_id', '=', userId)
    .where('secret', '=', stored)
    .returning('user_id')
    .executeTakeFirst();
  // What a server stores at the same time is sealed with the current secret.
  return changed === undefined ? 'current' : 'sealed';
}

/** Seals all authenticators with the current root secret that are sealed with the old one. */
export async function resealAuthenticators(deps: ResealDeps): Promise<Resealed> {
  const counts = { sealed: 0, current: 0, unreadable: 0 };
  const rows = await deps.database.db.selectFrom('authenticator').select(['user_id', 'secret']).execute();
  for (const row of rows) counts[await resealOne(deps, row)] += 1;
  return counts;
}

const authenticators = (count: number): string =>
  count === 1 ? '1 authenticator is' : `${count} authenticators are`;

/** Seals all authenticators with the new root secret, so that the old one can be removed. */
export const resealCommand: Command = {
  name: 'reseal-authenticators',
  usage: '',
  summary: 'Seal authenticator apps with TOKEN_SECRET that TOKEN_SECRET_OLD sealed, beside running servers.',
  async run(args, { config, database, print, printError }) {
    if (args.length > 0) throw new StartError('reseal-authenticators takes no arguments.');
    if (config.tokenSecret === null)
      throw new StartError('TOKEN_SECRET is missing: give the settings of the server.');
    const secrets = deriveSecrets(config.tokenSecret, config.oldTokenSecret);
    const { sealed, current, unreadable } = await resealAuthenticators({ database, secrets });
    const already = current === 1 ? '1 was' : `${current} were`;
    print(`${authenticators(sealed)} sealed again with TOKEN_SECRET; ${already} already.`);
    if (unreadable === 0) return 0;
    const whose = unreadable === 1 ? 'its user has' : 'their users have';
    printError(
      `${unreadable} can be read with neither TOKEN_SECRET nor TOKEN_SECRET_OLD: ${whose} to enroll the app again.`,
    );
    return 1;
  },
};
