import { Heading } from '@vinrod/ui/heading';
import { Logo } from '@vinrod/ui/logo';
import { Text } from '@vinrod/ui/text';
import type { ReactElement, ReactNode } from 'react';

import { useRuntimeConfig } from '#config';
import { t } from '#messages/public';
import { usePageTitle, type HeadingFocus } from '#shell/page-heading';

import { CustomerService } from './CustomerService.tsx';
import * as styles from './SignInFrame.css.ts';
import { SignInPicture } from './SignInPicture.tsx';

export interface SignInFrameProps {
  /** Heading and document title. */
  readonly title: string;
  readonly lead?: ReactNode;
  /** Back link above the heading. */
  readonly back?: ReactNode;
  /** What is said before the form. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
  /** Focus behaviour of the heading; see `usePageTitle`. */
  readonly focus?: HeadingFocus;
}

/** The frame of every page before the sign-in: the form on one side, the load bars on the other (mockup 01). */
export function SignInFrame({
  title,
  lead,
  back,
  notice,
  children,
  focus = 'after-navigation',
}: SignInFrameProps): ReactElement {
  const { supplier } = useRuntimeConfig();
  const heading = usePageTitle(title, { focus });
  return (
    <div className={styles.frame}>
      <div className={styles.formSide}>
        <header>
          <Logo name={supplier.name} picture={supplier.logo} />
        </header>
        <main className={styles.content}>
          {back === undefined ? null : <div className={styles.back}>{back}</div>}
          <div className={styles.head}>
            <Heading level={1} size="display" tabIndex={-1} ref={heading}>
              {title}
            </Heading>
            {lead === undefined ? null : <Text tone="muted">{lead}</Text>}
          </div>
          {notice === undefined ? null : <div className={styles.notice}>{notice}</div>}
          {children}
        </main>
        <CustomerService supplier={supplier} />
      </div>
      <aside className={styles.pictureSide} aria-label={supplier.name}>
        {supplier.signInPicture === undefined ? (
          <>
            <SignInPicture className={styles.widePicture} />
            <SignInPicture isNarrow className={styles.narrowPicture} />
          </>
        ) : (
          <img className={styles.ownPicture} src={supplier.signInPicture} alt="" />
        )}
        <div className={styles.promise}>
          <p className={styles.promiseTitle}>{t('signIn.promise.title')}</p>
          <p className={styles.promiseText}>{t('signIn.promise.text')}</p>
        </div>
      </aside>
    </div>
  );
}
