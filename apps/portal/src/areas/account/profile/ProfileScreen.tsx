import { Columns } from '@vinrod/ui/columns';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import { LinkButton } from '@vinrod/ui/link-button';
import { Page } from '@vinrod/ui/page';
import { Stack } from '@vinrod/ui/stack';
import { KeyRound } from 'lucide-react';
import { Suspense, type ReactElement } from 'react';

import { useRuntimeConfig } from '#config';
import { t } from '#messages';
import { paths } from '#navigation';
import { useSignedInUser } from '#profile';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';

import { lazyScreen } from '../../../chunks/lazy-screen.ts';
import { OwnDataSection } from '../own-data/OwnDataSection.tsx';
import { AccountSection } from './AccountSection.tsx';
import { AuthenticatorSection } from './AuthenticatorSection.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileSummary } from './ProfileSummary.tsx';

/** Loaded where there are passkeys only. */
const { Screen: PasskeySection } = lazyScreen(() =>
  import('../passkeys/PasskeySection.tsx').then((part) => part.PasskeySection),
);

/** Loaded for customers where a broker signs them in only. */
const { Screen: BrokerLinkSection } = lazyScreen(() =>
  import('../broker-link/BrokerLinkSection.tsx').then((part) => part.BrokerLinkSection),
);

/** "Min profil": what users can change about themselves. Read-only in shadow mode, with a note that says so. */
export function ProfileScreen(): ReactElement {
  const heading = usePageTitle(t('profile.title'));
  const { profile } = useSignedInUser();
  const { otherWays } = useRuntimeConfig();
  const isShadowing = profile.shadow !== null;
  const broker =
    profile.user_type === 'external'
      ? otherWays?.providers.find(({ takesInvitations }) => takesInvitations)
      : undefined;
  return (
    <Page
      title={t('profile.title')}
      titleRef={heading}
      description={profile.email}
      {...(isShadowing
        ? {}
        : {
            actions: (
              <LinkButton href={paths.updatePassword} icon={KeyRound}>
                {t('password.title')}
              </LinkButton>
            ),
          })}
    >
      <PageBody>
        {isShadowing ? <InlineAlert tone="info">{t('shadow.ownOnly')}</InlineAlert> : null}
        <Columns split="aside">
          {isShadowing ? <ProfileSummary profile={profile} /> : <ProfileForm profile={profile} />}
          <Stack gap="8">
            <AccountSection profile={profile} />
            {isShadowing ? null : <AuthenticatorSection />}
            {isShadowing || otherWays?.hasPasskeys !== true ? null : (
              <Suspense>
                <PasskeySection />
              </Suspense>
            )}
            {isShadowing || broker === undefined ? null : (
              <Suspense>
                <BrokerLinkSection name={broker.name} />
              </Suspense>
            )}
            {isShadowing ? null : <OwnDataSection />}
          </Stack>
        </Columns>
      </PageBody>
    </Page>
  );
}
