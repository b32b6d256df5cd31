import type { Language } from '@vinrod/locale/messages/language';
import { translator } from '@vinrod/locale/messages/translator';
import { formatPhoneNumber } from '@vinrod/locale/phone';
import type { Config } from '../config/config.ts';
import type { Mail } from '../mail/mailer.ts';
import { codeLifetime, invitationLifetime, passwordLinkLifetime } from './lifetimes.ts';
import { mailHtml } from './mail-html.ts';
import { mailMessages } from './mail-messages.ts';
import { oneLine, plainName } from './person-name.ts';

/** Who gets a mail. */
export interface Recipient {
  readonly email: string;
  readonly firstName: string;
  /** The language of the mail. */
  readonly language: Language;
}

interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Shown large. */
  readonly code?: string;
  /** What the mail asks its reader to do. */
  readonly action?: { readonly label: string; readonly href: string };
}

const minute = 60;
const day = 24 * 3600;

/** A phone number as readers of a language write it: without the country code in Swedish. */
function phoneFor(language: Language, phoneNumber: string): string {
  return formatPhoneNumber(language === 'sv' ? phoneNumber.replace(/^\+46/, '0') : phoneNumber);
}

function compose(config: Config, recipient: Recipient, letter: Letter): Mail {
  const t = translator(mailMessages, recipient.language);
  const greeting = t('greeting', { name: plainName(recipient.firstName) });
  const { name, phoneNumber, email } = config.supplier;
  const phone = phoneNumber === null ? null : phoneFor(recipient.language, phoneNumber);
  const contact = [phone, email].filter((part) => part !== null).join(' · ');
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
      greeting,
      lead,
      code: letter.code ?? null,
      button: letter.action === undefined ? null : { ...letter.action, linkLabel: t('linkBelow') },
      rest,
      signature,
    }),
  };
}

/** The mail with a one-time code. Its text contains no other six-digit number. */
export function codeMail(config: Config, recipient: Recipient, code: string): Mail {
  const t = translator(mailMessages, recipient.language);
  return compose(config, recipient, {
    subject: t('code.subject', { supplier: config.supplier.name }),
    paragraphs: [t('code.lead'), t('code.lifetime', { minutes: codeLifetime / minute }), t('code.notYou')],
    code,
  });
}

/** The mail with a link for choosing a new password. */
export function passwordLinkMail(config: Config, recipient: Recipient, token: string): Mail {
  const t = translator(mailMessages, recipient.language);
  return compose(config, recipient, {
    subject: t('link.subject'),
    paragraphs: [
      t('link.lead'),
      t('link.lifetime', { minutes: passwordLinkLifetime / minute }),
      t('link.notYou'),
    ],
    action: { label: t('link.action'), href: `${config.publicUrl}/reset-password/${token}` },
  });
}

/** The mail that invites a person, with a link for setting a password. */
export function invitationMail(
  config: Config,
  recipient: Recipient,
  invitation: {
    readonly token: string;
    readonly inviter: string;
    /** Corporate group the person gets access to; null for staff. */
    readonly corporateGroup: string | null;
  },
): Mail {
  const t = translator(mailMessages, recipient.language);
  const supplier = config.supplier.name;
  const inviter = plainName(invitation.inviter);
  return compose(config, recipient, {
    subject: t('invitation.subject', { supplier }),
    paragraphs: [
      invitation.corporateGroup === null
        ? t('invitation.lead', { inviter, supplier })
        : t('invitation.leadOfGroup', {
            inviter,
            supplier,
            corporateGroup: oneLine(invitation.corporateGroup),
          }),
      t('invitation.lifetime', { days: invitationLifetime / day, email: recipient.email }),
      t('invitation.notExpected'),
    ],
    action: {
      label: t('link.action'),
      href: `${config.publicUrl}/reset-password/${invitation.token}`,
    },
  });
}

/** The notice that an authenticator app was enabled or disabled. */
export function authenticatorMail(config: Config, recipient: Recipient, isEnabled: boolean): Mail {
  const t = translator(mailMessages, recipient.language);
  const change = isEnabled ? 'enabled' : 'removed';
  return compose(config, recipient, {
    subject: t(`authenticator.${change}.subject`),
    paragraphs: [t(`authenticator.${change}.lead`), t('notYou')],
  });
}

/** The notice that a password was changed. */
export function passwordChangedMail(config: Config, recipient: Recipient): Mail {
  const t = translator(mailMessages, recipient.language);
  return compose(config, recipient, {
    subject: t('password.subject'),
    paragraphs: [t('password.lead'), t('notYou')],
  });
}
