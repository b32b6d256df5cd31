import { formatInstant } from '@vinrod/locale/clock';
import { brandFiles, mailLogoPath } from '../config/brand-sheet.ts';
import type { Config } from '../config/config.ts';
import { notFound } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import { publicOperation, type Operation } from '../server/operation.ts';
import { listMails, type StoredMail } from './demo-mailbox.ts';
import { mailboxContentPolicy, mailboxPage } from './mailbox-page.ts';

/** The mail with the supplier's logo inside: its frame is of no origin, and browsers let it load nothing of this computer. */
function withLogoInside(mail: StoredMail, { brand, publicUrl }: Config): StoredMail {
  const logo = brand?.files.get(brandFiles.mailLogo);
  if (logo === undefined) return mail;
  const data = `data:image/png;base64,${Buffer.from(logo).toString('base64')}`;
  return { ...mail, html: mail.html.replaceAll(`${publicUrl}${mailLogoPath}`, data) };
}

async function demoMails({ config, database, background }: Deps): Promise<StoredMail[]> {
  if (!config.demo) throw notFound();
  await background.settled();
  const mails = await listMails(database);
  return mails.map((mail) => withLogoInside(mail, config));
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
