import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { SWRConfig } from 'swr';

import { identityAtom } from '#session';
import { LeftPlaces } from '#shell/left-places';
import { UnsavedChangesDialog } from '#shell/unsaved-changes-dialog';
import { Toasts } from '#shell/notices';

import { ProfileGate } from './ProfileGate.tsx';
import { queryRules } from './query-rules.ts';
import { ShadowEnded } from './ShadowEnded.tsx';

/**
 * Signed-in part of the portal. Each identity gets its own cache and its own places on pages, so that nothing loaded for
 * one is ever shown to the next (domain.md section 5, "Shadow mode").
 */
export function SignedInArea(): ReactElement {
  const identity = useAtomValue(identityAtom);
  return (
    <SWRConfig key={identity} value={queryRules}>
      <LeftPlaces>
        <ProfileGate />
      </LeftPlaces>
      <UnsavedChangesDialog />
      <Toasts />
      <ShadowEnded />
    </SWRConfig>
  );
}
