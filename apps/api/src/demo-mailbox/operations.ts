import { formatInstant } from '@vinrod/locale/clock';
import { notFound } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import { publicOperation, type Operation } from '../server/operation.ts';
import { listMails, type StoredMail } from './demo-mailbox.ts';
import { mailboxContentPolicy, mailboxPage } from './mailbox-page.ts';

async function demoMails({ config, database, background }: Deps): Promise<StoredMail[]> {
  if (!config.demo) throw notFound();
  await background.settled();
  return listMails(database);
}

/** The demo mailbox, which exists only in demo mode. */
export const mailOperations: readonly Operation[] = [
  publicOperation('listDemoMail', async ({ deps }) => {
    const mails = await demoMails(deps);
    return mails.map(({ to, subject, text, createdAt }) => ({
      to,
      subject,
      text,
      created_at: formatInstant(createdAt.getTime()),
    }));
  }),
  publicOperation('showDemoMailbox', async ({ deps }) => {
    const mails = await demoMails(deps);
    return new Response(mailboxPage(mails), {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': mailboxContentPolicy(mails),
      },
    });
  }),
];
