import { formatPhoneNumber, phoneLink } from '@vinrod/ui/format';
import { Link } from '@vinrod/ui/link';
import type { ReactElement } from 'react';

import type { Supplier } from '#config';
import { pageLanguage } from '#language';
import { t } from '#messages/public';

import * as styles from './SignInFrame.css.ts';

export interface CustomerServiceProps {
  readonly supplier: Supplier;
}

/** Customer service contact details, in the same place on every signed-out page (WCAG 3.2.6). */
export function CustomerService({ supplier }: CustomerServiceProps): ReactElement | null {
  const { phoneNumber, email, supportHours, termsUrl, privacyUrl } = supplier;
  const hasContact = phoneNumber !== undefined || email !== undefined;
  if (!hasContact && termsUrl === undefined && privacyUrl === undefined) return null;
  return (
    <footer className={styles.foot}>
      {hasContact ? <span>{t('signIn.contact')}</span> : null}
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
      {supportHours === undefined ? null : <span>{supportHours[pageLanguage]}</span>}
      {termsUrl === undefined ? null : (
        <Link href={termsUrl} tone="muted">
          {t('shell.terms')}
        </Link>
      )}
      {privacyUrl === undefined ? null : (
        <Link href={privacyUrl} tone="muted">
          {t('shell.privacy')}
        </Link>
      )}
    </footer>
  );
}
