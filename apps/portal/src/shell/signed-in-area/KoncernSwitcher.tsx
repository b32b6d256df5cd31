import { CorporateGroupSwitcher } from '@vinrod/ui/menu';
import type { ReactElement } from 'react';

import { useKoncernSelection } from '#koncern';

/** Whose figures are shown; for those who see several koncerner also the way to another. */
export function KoncernSwitcher(): ReactElement | null {
  const selection = useKoncernSelection();
  if (selection === undefined) return null;
  const { koncern, koncerner, choose } = selection;
  return (
    <CorporateGroupSwitcher
      groups={koncerner.map(({ uuid, name, site_count: siteCount }) => ({ uuid, name, siteCount }))}
      selectedId={koncern.uuid}
      onSelect={choose}
    />
  );
}
