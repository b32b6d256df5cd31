import { Breadcrumbs } from '@vinrod/ui/breadcrumbs';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import { Page } from '@vinrod/ui/page';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { paths } from '#navigation';
import { useSignedInUser } from '#profile';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';

import { PasswordForm } from './PasswordForm.tsx';
import * as styles from './UpdatePasswordScreen.css.ts';

/** "Byt lösenord". Not allowed in shadow mode, with a note that says so. */
export function UpdatePasswordScreen(): ReactElement {
  const heading = usePageTitle(t('password.title'));
  const isShadowing = useSignedInUser().profile.shadow !== null;
  return (
    <Page
      title={t('password.title')}
      titleRef={heading}
      breadcrumbs={
        <Breadcrumbs
          items={[{ href: paths.profile, label: t('profile.title') }, { label: t('password.title') }]}
        />
      }
    >
      <PageBody>
        {isShadowing ? (
          <InlineAlert tone="info">{t('shadow.ownOnly')}</InlineAlert>
        ) : (
          <div className={styles.narrow}>
            <PasswordForm />
          </div>
        )}
      </PageBody>
    </Page>
  );
}
