import { useDeferredValue, useEffect, type ReactElement } from 'react';

import { t } from '#messages';
import { keepPermissions } from '#session';
import { BarePage } from '#shell/error-pages';
import { PageSpinner } from '#shell/page-spinner';
import { ShadowBanner } from '#shell/shadow-banner';
import { LoadError } from '#shell/query-state';

import { prefetchPage } from './prefetch-page.ts';
import * as styles from './ProfileGate.css.ts';
import { SignedInPages } from './SignedInPages.tsx';
import { useLanguageOf } from './use-language-of.ts';
import { useFirstCorporateGroups, useProfile } from './start-queries.ts';

// As soon as this code has loaded, before anything renders. Failures are reported where the responses are used.
prefetchPage().catch(() => undefined);

/**
 * Loads the profile before anything else. Until then only the spinner shows: permissions are not known yet, and a 403 page
 * must not flash (spec section 2). The frame does not wait for the corporate groups, which load beside the profile.
 */
export function ProfileGate(): ReactElement {
  const profile = useProfile();
  const corporateGroups = useFirstCorporateGroups();

  const speaksAnother = useLanguageOf(profile.data);

  useEffect(() => {
    if (profile.data !== undefined) keepPermissions(profile.data);
  }, [profile.data]);

  // Rendering the frame and the first page is slow on a slow computer; deferred, it does not block.
  const shownProfile = useDeferredValue(profile.data);
  const shownCorporateGroups = useDeferredValue(corporateGroups.data);
  if (shownProfile !== undefined && !speaksAnother) {
    return (
      <SignedInPages
        profile={shownProfile}
        corporateGroups={{ ...corporateGroups, data: shownCorporateGroups }}
      />
    );
  }
  if (profile.error === undefined) {
    return (
      <>
        <ShadowBanner />
        <PageSpinner />
      </>
    );
  }
  return (
    <BarePage>
      <div className={styles.problem}>
        <LoadError what={t('profile.title')} error={profile.error} onRetry={profile.retry} />
      </div>
    </BarePage>
  );
}
