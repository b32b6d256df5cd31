import type { Language } from '@vinrod/locale/messages/language';
import { translator } from '@vinrod/locale/messages/translator';
import type { Config } from '../config/config.ts';
import { escapeHtml } from '../mail/html.ts';
import type { Mail } from '../mail/mailer.ts';
import { codeLifetime, invitationLifetime, passwordLinkLifetime } from './lifetimes.ts';
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
  /** Shown large, or as a link when it is an address. */
  readonly highlight: string | null;
}

const minute = 60;
const day = 24 * 3600;

function highlightHtml(highlight: string): string {
  const safe = escapeHtml(highlight);
  return highlight.startsWith('http')
    ? `<p style="margin:24px 0"><a href="${safe}" style="color:#123f7a">${safe}</a></p>`
    : `<p style="margin:24px 0;font-size:28px;letter-spacing:4px;font-weight:600">${safe}</p>`;
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
}

function compose(config: Config, recipient: Recipient, letter: Letter): Mail {
  const greeting = translator(mailMessages, recipient.language)('greeting', {
    name: plainName(recipient.firstName),
  });
  const { name, phoneNumber, email } = config.supplier;
  const contact = [phoneNumber, email].filter((part) => part !== null).join(' · ');
  const [first = '', ...rest] = letter.paragraphs;
  const highlight = letter.highlight === null ? [] : [letter.highlight];
  const signature = [name, contact].filter((line) => line !== '');
  return {
    to: recipient.email,
    subject: letter.subject,
    text: [greeting, first, ...highlight, ...rest, signature.join('\n')].join('\n\n'),
    html: `<!doctype html><html lang="${recipient.language}"><head><meta charset="utf-8"><title>${escapeHtml(letter.subject)}</title></head>
<body style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#1c1a19;max-width:560px;margin:0 auto;padding:24px">
${[greeting, first].map(paragraph).join('\n')}
${highlight.map(highlightHtml).join('')}
${rest.map(paragraph).join('\n')}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #1c1a19;color:#5c5654">${signature.map(escapeHtml).join('<br>')}</p>
</body></html>`,
  };
}

/** The mail with a one-time code. The code is the only number of six digits in its text. */
export function codeMail(config: Config, recipient: Recipient, code: string): Mail {
  const t = translator(mailMessages, recipient.language);
  return compose(config, recipient, {
    subject: t('code.subject', { supplier: config.supplier.name }),
    paragraphs: [t('code.lead'), t('code.lifetime', { minutes: codeLifetime / minute }), t('code.notYou')],
    highlight: code,
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
    highlight: `${config.publicUrl}/reset-password/${token}`,
  });
}

/** The mail that invites a person, with a link for choosing a password. */
export function invitationMail(
  config: Config,
  recipient: Recipient,
  invitation: {
    readonly token: string;
    readonly inviter: string;
    /** Corporate group that the person is to see; null for staff. */
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
    highlight: `${config.publicUrl}/reset-password/${invitation.token}`,
  });
}

/** The notice that codes come from an authenticator app now, or no longer do. */
export function authenticatorMail(config: Config, recipient: Recipient, isEnabled: boolean): Mail {
  const t = translator(mailMessages, recipient.language);
  const change = isEnabled ? 'enabled' : 'removed';
  return compose(config, recipient, {
    subject: t(`authenticator.${change}.subject`),
    paragraphs: [t(`authenticator.${change}.lead`), t('notYou')],
    highlight: null,
  });
}

/** The notice that a password was changed. */
export function passwordChangedMail(config: Config, recipient: Recipient): Mail {
  const t = translator(mailMessages, recipient.language);
  return compose(config, recipient, {
    subject: t('password.subject'),
    paragraphs: [t('password.lead'), t('notYou')],
    highlight: null,
  });
}
