import type { Contact } from '@vinrod/api-client';
import { Avatar } from '@vinrod/ui/avatar';
import { DescriptionList } from '@vinrod/ui/description-list';
import { formatPhoneNumber, phoneLink } from '@vinrod/ui/format';
import { LinkButton } from '@vinrod/ui/link-button';
import { Text } from '@vinrod/ui/text';
import { Mail, Phone } from 'lucide-react';
import type { ReactElement } from 'react';

import { t } from '#messages';

import * as styles from './ContactScreen.css.ts';

const pictureSize = 48;

export interface ContactCardProps {
  readonly contact: Contact;
}

/** Somebody to turn to: who, for what, when, and how. */
export function ContactCard({ contact }: ContactCardProps): ReactElement {
  const { full_name: name, role_label: role, title, email, phone_number: phone } = contact;
  const { image_url: picture, image_alt: alt, opening_hours: hours } = contact;
  return (
    <li className={styles.contact}>
      <div className={styles.person}>
        {picture === null ? (
          <Avatar name={name} />
        ) : (
          <img
            className={styles.picture}
            src={picture}
            alt={alt ?? ''}
            width={pictureSize}
            height={pictureSize}
          />
        )}
        <div className={styles.words}>
          <h3 className={styles.name}>{name}</h3>
          {role === name ? null : <span className={styles.role}>{role}</span>}
        </div>
      </div>
      {title === null || title === role ? null : <Text tone="muted">{title}</Text>}
      <DescriptionList
        items={[
          ...(phone === null ? [] : [{ term: t('contact.phone'), details: formatPhoneNumber(phone) }]),
          ...(email === null ? [] : [{ term: t('contact.email'), details: email }]),
          ...(hours === null ? [] : [{ term: t('contact.openingHours'), details: hours }]),
        ]}
      />
      <div className={styles.ways}>
        {phone === null ? null : (
          <LinkButton href={phoneLink(phone)} icon={Phone} size="sm" aria-label={t('contact.call', { name })}>
            {t('contact.ring')}
          </LinkButton>
        )}
        {email === null ? null : (
          <LinkButton
            href={`mailto:${email}`}
            icon={Mail}
            size="sm"
            aria-label={t('contact.write', { name })}
          >
            {t('contact.mail')}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
