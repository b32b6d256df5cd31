import { createTransport } from 'nodemailer';
import { telemetry } from '../telemetry/telemetry.ts';
import type { Mailer } from './mailer.ts';

/** Milliseconds after which a silent mail server counts as failed. */
const timeout = 10_000;

/**
 * Sends mails over SMTP.
 *
 * @param url - `smtp://` or `smtps://`, with user and password when the server requires them.
 * @param from - Sender.
 */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    { url, pool: true, connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout },
    { from },
  );
  return {
    async send(mail) {
      await telemetry().span('send mail', () =>
        transport.sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } }),
      );
    },
    close() {
      transport.close();
    },
  };
}
