import { Button } from '@vinrod/ui/button';
import { EmptyState } from '@vinrod/ui/empty-state';
import { useAtomValue } from 'jotai';
import { Building2 } from 'lucide-react';
import type { ReactElement } from 'react';

import { corporateGroupSwitcherAtom, useShowsEvery } from '#corporate-group';
import { t } from '#messages';

export interface OneCorporateGroupProps {
  /** What is said to a reader who sees no corporate group at all; the portal's own words when left out. */
  readonly none?: ReactElement;
}

/**
 * What stands in the place of a page that needs one corporate group, when none is shown: while all are shown it asks
 * for one and leads to the search; a reader without any is told how to come to one.
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
