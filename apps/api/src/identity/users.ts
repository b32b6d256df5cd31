import type { Language } from '@vinrod/locale/messages/language';
import type { Queries } from '../store/database.ts';

/** The columns of a user that sign-in needs. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly passwordHash: string | null;
  readonly status: 'invited' | 'active' | 'locked' | 'inactive';
  /** Incremented when the user's devices are forgotten. */
  readonly deviceGeneration: number;
}

/** Normal form in which addresses are stored and compared. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

const accountColumns = [
  'app_user.id',
  'app_user.email',
  'app_user.first_name',
  'app_user.last_name',
  'app_user.language',
  'app_user.password_hash',
  'app_user.status',
  'app_user.device_generation',
] as const;

/** The account with this normalized address, if any. */
export async function findUserByEmail(db: Queries, email: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('app_user')
    .select(accountColumns)
    .where('email', '=', email)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      language: row.language,
      passwordHash: row.password_hash,
      status: row.status,
      deviceGeneration: row.device_generation,
    }
  );
}

/** A person's name for display. */
export function fullName(person: { readonly first_name: string; readonly last_name: string }): string {
  return `${person.first_name} ${person.last_name}`.trim();
}
