import type { Language } from '@vinrod/locale/messages/language';
import type { Queries } from '../store/database.ts';
import type { Recipient } from './compose-mail.ts';

/** Whom a mail to a user is for. */
export function recipientOf(user: {
  readonly email: string;
  readonly first_name: string;
  readonly language: Language;
}): Recipient {
  return { email: user.email, firstName: user.first_name, language: user.language };
}

/** Whom a mail to a user is for; undefined when they were removed meanwhile. */
export async function readRecipient(db: Queries, userId: string): Promise<Recipient | undefined> {
  const user = await db
    .selectFrom('app_user')
    .select(['email', 'first_name', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return user && recipientOf(user);
}
