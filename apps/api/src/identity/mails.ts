import type { Config } from '../config/config.ts';
import { escapeHtml } from '../mail/html.ts';
import type { Mail } from '../mail/mailer.ts';
import { codeLifetime, invitationLifetime, passwordLinkLifetime } from './lifetimes.ts';
import { oneLine, plainName } from './person-name.ts';

/** Who gets a mail. */
export interface Recipient {
  readonly email: string;
  readonly firstName: string;
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
  const greeting = `Hej ${plainName(recipient.firstName)}!`;
  const { name, phoneNumber, email } = config.supplier;
  const contact = [phoneNumber, email].filter((part) => part !== null).join(' · ');
  const [first = '', ...rest] = letter.paragraphs;
  const highlight = letter.highlight === null ? [] : [letter.highlight];
  const signature = [name, contact].filter((line) => line !== '');
  return {
    to: recipient.email,
    subject: letter.subject,
    text: [greeting, first, ...highlight, ...rest, signature.join('\n')].join('\n\n'),
    html: `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>${escapeHtml(letter.subject)}</title></head>
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
  return compose(config, recipient, {
    subject: `Din engångskod till ${config.supplier.name}`,
    paragraphs: [
      'Här är din engångskod för att logga in:',
      `Koden gäller i ${codeLifetime / minute} minuter och kan användas en gång.`,
      'Har du inte försökt logga in? Då känner någon annan till ditt lösenord. Byt det och kontakta oss.',
    ],
    highlight: code,
  });
}

/** The mail with a link for choosing a new password. */
export function passwordLinkMail(config: Config, recipient: Recipient, token: string): Mail {
  return compose(config, recipient, {
    subject: 'Välj ett nytt lösenord',
    paragraphs: [
      'Du har bett om att få välja ett nytt lösenord. Följ länken:',
      `Länken gäller i ${passwordLinkLifetime / minute} minuter och kan användas en gång.`,
      'Har du inte bett om det? Då behöver du inte göra någonting, ditt lösenord är detsamma som förut.',
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
    /** Koncern that the person is to see; null for staff. */
    readonly corporateGroup: string | null;
  },
): Mail {
  const { name } = config.supplier;
  const place = invitation.corporateGroup === null ? '' : ` för ${oneLine(invitation.corporateGroup)}`;
  return compose(config, recipient, {
    subject: `Inbjudan till ${name}`,
    paragraphs: [
      `${plainName(invitation.inviter)} har bjudit in dig till energiportalen hos ${name}${place}. Välj ett lösenord för att komma igång:`,
      `Länken gäller i ${invitationLifetime / day} dagar och kan användas en gång. Därefter loggar du in med din e-postadress ${recipient.email}.`,
      'Väntade du dig ingen inbjudan? Då behöver du inte göra någonting.',
    ],
    highlight: `${config.publicUrl}/reset-password/${invitation.token}`,
  });
}

/** The notice that codes come from an authenticator app now, or no longer do. */
export function authenticatorMail(config: Config, recipient: Recipient, isEnabled: boolean): Mail {
  return compose(config, recipient, {
    subject: isEnabled ? 'Autentiseringsapp aktiverad' : 'Autentiseringsapp borttagen',
    paragraphs: [
      isEnabled
        ? 'Engångskoderna till ditt konto kommer från och med nu från din autentiseringsapp.'
        : 'Autentiseringsappen är borttagen från ditt konto. Engångskoderna kommer åter med e-post.',
      'Var det inte du? Kontakta oss genast.',
    ],
    highlight: null,
  });
}

/** The notice that a password was changed. */
export function passwordChangedMail(config: Config, recipient: Recipient): Mail {
  return compose(config, recipient, {
    subject: 'Ditt lösenord har ändrats',
    paragraphs: [
      'Lösenordet till ditt konto har ändrats och alla andra enheter har loggats ut.',
      'Var det inte du? Kontakta oss genast.',
    ],
    highlight: null,
  });
}
