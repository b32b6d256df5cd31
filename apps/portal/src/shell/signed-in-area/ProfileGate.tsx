import { useDeferredValue, useEffect, type ReactElement } from 'react';

import { keepPermissions } from '#session';
import { BarePage } from '#shell/error-pages';
import { PageSpinner } from '#shell/page-spinner';
import { ShadowBanner } from '#shell/shadow-banner';
import { LoadError } from '#shell/query-state';

import { prefetchPage } from './prefetch-page.ts';
import * as styles from './ProfileGate.css.ts';
import { SignedInPages } from './SignedInPages.tsx';
import { useLanguageOf } from './use-language-of.ts';
import { useFirstCorporateGroups, useProfile } from './use-start.ts';

// As soon as this code has come, which is before anything of it is drawn. Who shows the answers tells of a failure.
prefetchPage().catch(() => undefined);

/**
 * Loads the profile and the corporate groups before anything else. Until they are there only the spinner shows: what
 * the viewer may see is not known yet, and a 403 page must not flash (spec section 2).
 */
export function ProfileGate(): ReactElement {
  const profile = useProfile();
  const corporateGroups = useFirstCorporateGroups();

  const speaksAnother = useLanguageOf(profile.data);

  useEffect(() => {
    if (profile.data !== undefined) keepPermissions(profile.data);
  }, [profile.data]);

  // Drawing the frame and the first page takes long on a slow computer: in pieces it blocks nothing.
  const shownProfile = useDeferredValue(profile.data);
  const shownCorporateGroups = useDeferredValue(corporateGroups.data);
  if (shownProfile !== undefined && shownCorporateGroups !== undefined && !speaksAnother) {
    return <SignedInPages profile={shownProfile} corporateGroups={shownCorporateGroups} />;
  }
  const error = profile.error ?? corporateGroups.error;
  if (error === undefined) {
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
        <LoadError error={error} onRetry={profile.retry} />
      </div>
    </BarePage>
  );
}
