import type { Language } from '@vinrod/locale/messages/language';
import { translator } from '@vinrod/locale/messages/translator';
import { formatPhoneNumber } from '@vinrod/locale/phone';
import { mailLogoPath } from '../config/brand-sheet.ts';
import type { Config } from '../config/config.ts';
import type { Mail } from '../mail/mailer.ts';
import { mailHtml, type MailLook } from './mail-html.ts';
import { mailMessages } from './mail-messages.ts';
import { plainName } from './person-name.ts';

/** Who gets a mail. */
export interface Recipient {
  readonly email: string;
  readonly firstName: string;
  /** The language of the mail. */
  readonly language: Language;
}

/** What a mail says. */
interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Shown large. */
  readonly code?: string;
  /** What the mail asks its reader to do. */
  readonly action?: { readonly label: string; readonly href: string };
}

/** A phone number as readers of a language write it: without the country code in Swedish. */
function phoneFor(language: Language, phoneNumber: string): string {
  return formatPhoneNumber(language === 'sv' ? phoneNumber.replace(/^\+46/, '0') : phoneNumber);
}

/** The supplier's look: its brand's, or its colour of documents with the portal's mark. */
function lookOf({ brand, publicUrl, supplier }: Config): MailLook {
  if (brand === null) return { color: supplier.color, ink: '#ffffff', sign: 'mark' };
  const { color, ink, logo } = brand.sheet.mail;
  return {
    color,
    ink,
    sign: logo === null ? 'none' : { ...logo, address: `${publicUrl}${mailLogoPath}` },
  };
}

/** A mail in the form of all mails: as text and as HTML, with a greeting and who sends it. */
export function composeMail(config: Config, recipient: Recipient, letter: Letter): Mail {
  const t = translator(mailMessages, recipient.language);
  const greeting = t('greeting', { name: plainName(recipient.firstName) });
  const { name, phoneNumber, email } = config.supplier;
  const phone = phoneNumber === null ? null : phoneFor(recipient.language, phoneNumber);
  const hours = config.brand?.sheet.supportHours?.[recipient.language] ?? null;
  const contact = [phone, email, hours].filter((part) => part !== null).join(' · ');
  const [lead = '', ...rest] = letter.paragraphs;
  const highlight = letter.code ?? letter.action?.href;
  const signature = [name, contact].filter((line) => line !== '');
  return {
    to: recipient.email,
    subject: letter.subject,
    text: [
      greeting,
      lead,
      ...(highlight === undefined ? [] : [highlight]),
      ...rest,
      signature.join('\n'),
    ].join('\n\n'),
    html: mailHtml({
      language: recipient.language,
      subject: letter.subject,
      supplier: name,
      look: lookOf(config),
      greeting,
      lead,
      code: letter.code ?? null,
      button: letter.action === undefined ? null : { ...letter.action, linkLabel: t('linkBelow') },
      rest,
      signature,
    }),
  };
}
