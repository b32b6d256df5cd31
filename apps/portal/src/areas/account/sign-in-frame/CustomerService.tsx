import { formatPhoneNumber, phoneLink } from '@vinrod/ui/format';
import { Link } from '@vinrod/ui/link';
import type { ReactElement } from 'react';

import type { Supplier } from '#config';
import { t } from '#messages/public';

import * as styles from './SignInFrame.css.ts';

export interface CustomerServiceProps {
  readonly supplier: Supplier;
}

/** Customer service contact details, in the same place on every signed-out page (WCAG 3.2.6). */
export function CustomerService({ supplier }: CustomerServiceProps): ReactElement | null {
  const { phoneNumber, email } = supplier;
  if (phoneNumber === undefined && email === undefined) return null;
  return (
    <footer className={styles.foot}>
      <span>{t('signIn.contact')}</span>
      {phoneNumber === undefined ? null : (
        <Link href={phoneLink(phoneNumber)} tone="muted">
          {formatPhoneNumber(phoneNumber)}
        </Link>
      )}
      {email === undefined ? null : (
        <Link href={`mailto:${email}`} tone="muted">
          {email}
        </Link>
      )}
    </footer>
  );
}
