import { translator } from '@vinrod/locale/messages/translator';
import type { Config } from '../config/config.ts';
import type { Mail } from '../mail/mailer.ts';
import { composeMail, type Recipient } from './compose-mail.ts';
import { codeLifetime, invitationLifetime, passwordLinkLifetime } from './lifetimes.ts';
import { mailMessages } from './mail-messages.ts';
import { oneLine, plainName } from './person-name.ts';

const minute = 60;
const day = 24 * 3600;

/** The mail with a one-time code. Its text contains no other six-digit number. */
export function codeMail(config: Config, recipient: Recipient, code: string): Mail {
  const t = translator(mailMessages, recipient.language);
  return composeMail(config, recipient, {
    subject: t('code.subject', { supplier: config.supplier.name }),
    paragraphs: [t('code.lead'), t('code.lifetime', { minutes: codeLifetime / minute }), t('code.notYou')],
    code,
  });
}

/** The mail with a link for choosing a new password. */
export function passwordLinkMail(config: Config, recipient: Recipient, token: string): Mail {
  const t = translator(mailMessages, recipient.language);
  return composeMail(config, recipient, {
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
  return composeMail(config, recipient, {
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
  return composeMail(config, recipient, {
    subject: t(`authenticator.${change}.subject`),
    paragraphs: [t(`authenticator.${change}.lead`), t('notYou')],
  });
}

/** The notice that a passkey was added or removed. */
export function passkeyMail(
  config: Config,
  recipient: Recipient,
  name: string,
  change: 'added' | 'removed',
): Mail {
  const t = translator(mailMessages, recipient.language);
  return composeMail(config, recipient, {
    subject: t(`passkey.${change}.subject`),
    paragraphs: [t(`passkey.${change}.lead`, { name: plainName(name) }), t('notYou')],
  });
}

/** The notice that who somebody is at the customers' broker was linked to the account, or is no longer. */
export function brokerLinkMail(
  config: Config,
  recipient: Recipient,
  name: string,
  change: 'added' | 'removed',
): Mail {
  const t = translator(mailMessages, recipient.language);
  return composeMail(config, recipient, {
    subject: t(`broker.${change}.subject`, { name }),
    paragraphs: [t(`broker.${change}.lead`, { name }), t('notYou')],
  });
}

/** The notice that a password was changed. */
export function passwordChangedMail(config: Config, recipient: Recipient): Mail {
  const t = translator(mailMessages, recipient.language);
  return composeMail(config, recipient, {
    subject: t('password.subject'),
    paragraphs: [t('password.lead'), t('notYou')],
  });
}
