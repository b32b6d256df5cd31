import {
  CorporateGroupSearch,
  EVERY_CORPORATE_GROUP,
  type GroupChoice,
} from '@vinrod/ui/corporate-group-search';
import type { ReactElement, RefObject } from 'react';

import { ALL_CORPORATE_GROUPS, type CorporateGroupScope } from '#corporate-group';
import { t } from '#messages';
import { MOST_CORPORATE_GROUPS, useClient } from '#session';

export interface PortalCorporateGroupSearchProps {
  readonly scope: CorporateGroupScope;
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/**
 * The search for another corporate group; the server finds, so that it is as quick among ten thousand as among three.
 */
export function PortalCorporateGroupSearch({
  scope,
  ...sheet
}: PortalCorporateGroupSearchProps): ReactElement {
  const client = useClient();
  const { corporateGroup, corporateGroups, hasMore, seesEvery, select } = scope;

  async function find(search: string, signal: AbortSignal): Promise<readonly GroupChoice[]> {
    const found =
      search === ''
        ? corporateGroups
        : await client.corporateGroups.minimal({ query: { search, limit: MOST_CORPORATE_GROUPS }, signal });
    return found.map(({ uuid, name, organization_number: number, site_count: count }) => ({
      uuid,
      name,
      // A corporate group that an import has made has no number yet.
      detail:
        number === ''
          ? t('shell.koncern.siteCount', { count })
          : t('shell.koncern.detail', { number, count }),
    }));
  }

  return (
    <CorporateGroupSearch
      {...sheet}
      findGroups={find}
      selectedId={corporateGroup?.uuid ?? EVERY_CORPORATE_GROUP}
      everyDetail={everyDetail()}
      limit={MOST_CORPORATE_GROUPS}
      onSelect={(id) => select(id === EVERY_CORPORATE_GROUP ? ALL_CORPORATE_GROUPS : id)}
    />
  );

  function everyDetail(): string | undefined {
    if (!seesEvery) return undefined;
    return hasMore
      ? t('shell.koncern.everyReach')
      : t('shell.koncern.everyCount', { count: corporateGroups.length });
  }
}
