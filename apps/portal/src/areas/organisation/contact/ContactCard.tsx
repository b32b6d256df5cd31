import type { Contact } from '@vinrod/api-client';
import { Avatar } from '@vinrod/ui/avatar';
import { DescriptionList } from '@vinrod/ui/description-list';
import { formatPhoneNumber, phoneLink } from '@vinrod/ui/format';
import { Icon } from '@vinrod/ui/icon';
import { Link } from '@vinrod/ui/link';
import { Text } from '@vinrod/ui/text';
import { Headset } from 'lucide-react';
import type { ReactElement } from 'react';

import { t } from '#messages';

import * as styles from './ContactScreen.css.ts';

const pictureSize = 48;

export interface ContactCardProps {
  readonly contact: Contact;
  /** Whether a contact of the list has a description, and so each has a row for it. */
  readonly hasDescriptions: boolean;
}

/** "Kundansvarig företag" says what "Kundansvarig" does, and more. */
function fullerTitle({ title, role_label: role }: Contact): string | null {
  return title?.startsWith(role) === true ? title : null;
}

/** What a contact is for, where the line below the name does not say it. */
export function descriptionOf(contact: Contact): string | null {
  return contact.title === fullerTitle(contact) ? null : contact.title;
}

/**
 * Contact: who, for what, when, and how to reach them. The number and the address are the links. Desks that everybody may
 * turn to have a mark instead of initials.
 */
export function ContactCard({ contact, hasDescriptions }: ContactCardProps): ReactElement {
  const { full_name: name, role_label: role, email, phone_number: phone } = contact;
  const { image_url: picture, image_alt: alt, opening_hours: hours } = contact;
  const isForEverybody = contact.corporate_group === null;
  const task = fullerTitle(contact) ?? role;
  const description = descriptionOf(contact);
  return (
    <li className={hasDescriptions ? styles.contact : styles.shortContact}>
      <div className={styles.person}>
        {mark()}
        <div className={styles.words}>
          <h3 className={styles.name}>{name}</h3>
          {name.startsWith(task) ? null : <span className={styles.role}>{task}</span>}
        </div>
      </div>
      {hasDescriptions ? (
        <div className={styles.description}>
          {description === null ? null : <Text tone="muted">{description}</Text>}
        </div>
      ) : null}
      <DescriptionList
        items={[
          ...(phone === null ? [] : [{ term: t('contact.phone'), details: phoneText(phone) }]),
          ...(email === null ? [] : [{ term: t('contact.email'), details: emailText(email) }]),
          ...(hours === null ? [] : [{ term: t('contact.openingHours'), details: hours }]),
        ]}
      />
    </li>
  );

  function mark(): ReactElement {
    if (picture !== null) {
      return (
        <img
          className={styles.picture}
          src={picture}
          alt={alt ?? ''}
          width={pictureSize}
          height={pictureSize}
        />
      );
    }
    if (!isForEverybody) return <Avatar name={name} />;
    return (
      <span className={styles.functionMark}>
        <Icon icon={Headset} size="sm" />
      </span>
    );
  }

  function phoneText(number: string): ReactElement {
    const shown = formatPhoneNumber(number);
    return (
      <Link href={phoneLink(number)} aria-label={t('contact.call', { name, number: shown })}>
        {shown}
      </Link>
    );
  }

  function emailText(address: string): ReactElement {
    return (
      <Link href={`mailto:${address}`} aria-label={t('contact.write', { name, address })}>
        {address}
      </Link>
    );
  }
}
