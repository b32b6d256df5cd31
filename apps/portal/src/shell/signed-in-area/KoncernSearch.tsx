import {
  CorporateGroupSearch,
  EVERY_CORPORATE_GROUP,
  type GroupChoice,
} from '@vinrod/ui/corporate-group-search';
import type { ReactElement, RefObject } from 'react';

import { EVERY_KONCERN, type KoncernScope } from '#koncern';
import { t } from '#messages';
import { MOST_KONCERNER, useClient } from '#session';

/** Props of {@link KoncernSearch}. */
export interface KoncernSearchProps {
  readonly scope: KoncernScope;
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The search for another koncern; the server finds, so that it is as quick among ten thousand as among three. */
export function KoncernSearch({ scope, ...sheet }: KoncernSearchProps): ReactElement {
  const client = useClient();
  const { koncern, koncerner, hasMore, seesEvery, choose } = scope;

  async function find(search: string, signal: AbortSignal): Promise<readonly GroupChoice[]> {
    const found =
      search === ''
        ? koncerner
        : await client.corporateGroups.minimal({ query: { search, limit: MOST_KONCERNER }, signal });
    return found.map(({ uuid, name, organization_number: number, site_count: count }) => ({
      uuid,
      name,
      // A koncern that an import has made has no number yet.
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
      selectedId={koncern?.uuid ?? EVERY_CORPORATE_GROUP}
      everyDetail={everyDetail()}
      limit={MOST_KONCERNER}
      onSelect={(id) => choose(id === EVERY_CORPORATE_GROUP ? EVERY_KONCERN : id)}
    />
  );

  function everyDetail(): string | undefined {
    if (!seesEvery) return undefined;
    return hasMore
      ? t('shell.koncern.everyReach')
      : t('shell.koncern.everyCount', { count: koncerner.length });
  }
}
