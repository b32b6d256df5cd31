import {
  CorporateGroupSearch,
  EVERY_CORPORATE_GROUP,
  type GroupChoice,
} from '@vinrod/ui/corporate-group-search';
import { useEffect, type ReactElement, type RefObject } from 'react';

import { allCorporateGroups, type CorporateGroupScope } from '#corporate-group';
import { t } from '#messages';
import { mostCorporateGroups, useClient } from '#session';

export interface PortalCorporateGroupSearchProps {
  readonly scope: CorporateGroupScope;
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** What was typed before the sheet was there. */
  readonly earlyText: () => string;
  /** Called when the sheet is there. */
  readonly onReady: () => void;
}

/** Search for another corporate group on the server, as fast among ten thousand as among three. */
export function PortalCorporateGroupSearch({
  scope,
  earlyText,
  onReady,
  ...sheet
}: PortalCorporateGroupSearchProps): ReactElement {
  const client = useClient();
  const { corporateGroup, corporateGroups, hasMore, seesEvery, select } = scope;

  useEffect(onReady, [onReady]);

  async function find(search: string, signal: AbortSignal): Promise<readonly GroupChoice[]> {
    const found =
      search === ''
        ? corporateGroups
        : await client.corporateGroups.minimal({ query: { search, limit: mostCorporateGroups }, signal });
    return found.map(({ uuid, name, organization_number: number, site_count: count }) => ({
      uuid,
      name,
      // A corporate group created by an import has no number yet.
      detail:
        number === ''
          ? t('shell.koncern.siteCount', { count })
          : t('shell.koncern.detail', { number, count }),
    }));
  }

  return (
    <CorporateGroupSearch
      {...sheet}
      initialSearch={earlyText}
      findGroups={find}
      selectedId={corporateGroup?.uuid ?? EVERY_CORPORATE_GROUP}
      everyDetail={everyDetail()}
      limit={mostCorporateGroups}
      onSelect={(id) => select(id === EVERY_CORPORATE_GROUP ? allCorporateGroups : id)}
    />
  );

  function everyDetail(): string | undefined {
    if (!seesEvery) return undefined;
    return hasMore
      ? t('shell.koncern.everyReach')
      : t('shell.koncern.everyCount', { count: corporateGroups.length });
  }
}
