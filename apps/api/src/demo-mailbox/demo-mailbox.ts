import { createTransport } from 'nodemailer';
import type { Clock } from '../config/clock.ts';
import type { Database } from '../store/database.ts';
import type { Mailer } from '../mail/mailer.ts';

/** Maximum number of mails kept. */
const kept = 200;

/** A mail in the demo mailbox. */
export interface StoredMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly createdAt: Date;
}

/**
 * Delivers mails to the demo mailbox in the database instead of sending them. They are composed as for a mail server,
 * so that a mail that could not be sent fails here too.
 */
export function demoMailer(database: Database, clock: Clock, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    async send(mail) {
      await transport.sendMail({ ...mail });
      const { id } = await database.db
        .insertInto('mail')
        .values({
          to_address: mail.to,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          created_at: clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await database.db
        .deleteFrom('mail')
        .where('id', '<=', id - kept)
        .execute();
    },
    close() {
      transport.close();
    },
  };
}

/** The mails in the demo mailbox, newest first. */
export async function listMails(database: Database): Promise<StoredMail[]> {
  const rows = await database.db
    .selectFrom('mail')
    .select(['to_address', 'subject', 'text', 'html', 'created_at'])
    .orderBy('id', 'desc')
    .limit(kept)
    .execute();
  return rows.map((row) => ({
    to: row.to_address,
    subject: row.subject,
    text: row.text,
    html: row.html,
    createdAt: row.created_at,
  }));
}
