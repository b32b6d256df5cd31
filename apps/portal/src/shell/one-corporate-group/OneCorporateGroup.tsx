import { Button } from '@vinrod/ui/button';
import { EmptyState } from '@vinrod/ui/empty-state';
import { useAtomValue } from 'jotai';
import { Building2 } from 'lucide-react';
import type { ReactElement } from 'react';

import { corporateGroupSwitcherAtom, useShowsEvery } from '#corporate-group';
import { t } from '#messages';

export interface OneCorporateGroupProps {
  /** Message for a user without any corporate group; defaults to the portal's own. */
  readonly none?: ReactElement;
}

/**
 * Replaces a page that needs one corporate group when none is shown: asks the user to select one and opens the search,
 * or explains to a user without any how to get access.
 */
export function OneCorporateGroup({ none }: OneCorporateGroupProps): ReactElement {
  const switcher = useAtomValue(corporateGroupSwitcherAtom);
  if (useShowsEvery()) {
    return (
      <EmptyState
        icon={Building2}
        title={t('shell.koncern.chooseOne')}
        action={
          <Button variant="primary" onPress={() => switcher?.open()}>
            {t('shell.koncern.search')}
          </Button>
        }
      >
        {t('shell.koncern.chooseOneHint')}
      </EmptyState>
    );
  }
  return none ?? <EmptyState title={t('shell.koncern.none')}>{t('shell.koncern.noneHint')}</EmptyState>;
}
