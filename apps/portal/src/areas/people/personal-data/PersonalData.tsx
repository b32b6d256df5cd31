import { Suspense, type ReactElement } from 'react';

import { useCan, useSignedInUser } from '#profile';

import { lazyScreen } from '../../../chunks/lazy-screen.ts';
import type { PersonalDataSectionProps } from './PersonalDataSection.tsx';

/** Loaded for those who answer for personal data only. */
const { Screen: PersonalDataSection } = lazyScreen(() =>
  import('./PersonalDataSection.tsx').then((part) => part.PersonalDataSection),
);

/** "Personuppgifter" of a user, for those who answer for them; never in shadow mode. */
export function PersonalData(props: PersonalDataSectionProps): ReactElement | null {
  const can = useCan();
  const isShadowing = useSignedInUser().profile.shadow !== null;
  if (isShadowing || !can('view', 'personalData')) return null;
  return (
    <Suspense>
      <PersonalDataSection {...props} />
    </Suspense>
  );
}
