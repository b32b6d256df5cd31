import type { Config } from '../../config/config.ts';
import type { SignInProvider } from '../../config/sign-in-providers.ts';
import type { Queries } from '../../store/database.ts';

/** The configured providers. */
export function providersOf({
  staffDirectory,
  customerBroker,
}: Pick<Config, 'staffDirectory' | 'customerBroker'>): readonly SignInProvider[] {
  return [customerBroker, staffDirectory].filter((provider) => provider !== null);
}

/** The address that a provider sends people back to, registered there letter by letter. */
export function redirectUriOf({ publicUrl }: Pick<Config, 'publicUrl'>, { key }: SignInProvider): string {
  return `${publicUrl}/api/v1/sign-in/${key}/callback`;
}

/**
 * The directory that a user signs in through instead of with a password; null when there is none. Whoever leaves the
 * directory would otherwise keep a way in that it knows nothing of.
 */
export async function directoryOf(
  { staffDirectory }: Pick<Config, 'staffDirectory'>,
  db: Queries,
  userId: string,
): Promise<SignInProvider | null> {
  if (staffDirectory === null) return null;
  const found = await db
    .selectFrom('user_identity')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('issuer', '=', staffDirectory.issuer)
    .executeTakeFirst();
  return found === undefined ? null : staffDirectory;
}
