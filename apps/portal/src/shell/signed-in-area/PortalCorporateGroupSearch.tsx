import { searchCalls, type CorporateGroupMinimal, type SearchResults } from '@vinrod/api-client';
import {
  CorporateGroupSearch,
  EVERY_CORPORATE_GROUP,
  type GroupChoice,
} from '@vinrod/ui/corporate-group-search';
import { useEffect, useRef, type ReactElement, type RefObject } from 'react';
import { useLocation } from 'wouter';

import { allCorporateGroups, type CorporateGroupScope } from '#corporate-group';
import { t } from '#messages';
import { paths } from '#navigation';
import { useMayOpen } from '#profile';
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

/** A corporate group as an option. */
function choiceOf({
  uuid,
  name,
  organization_number: number,
  site_count: count,
}: CorporateGroupMinimal): GroupChoice {
  return {
    uuid,
    name,
    // A corporate group created by an import has no number yet.
    detail:
      number === '' ? t('shell.koncern.siteCount', { count }) : t('shell.koncern.detail', { number, count }),
  };
}

/** Companies among the results: the corporate groups are what is looked for first. */
const mostCompanies = 5;

/** Search for another corporate group, or a company in one, on the server, as fast among ten thousand as among three. */
export function PortalCorporateGroupSearch({
  scope,
  earlyText,
  onReady,
  ...sheet
}: PortalCorporateGroupSearchProps): ReactElement {
  const client = useClient();
  const { corporateGroup, corporateGroups, hasMore, seesEvery, select } = scope;

  const [, navigate] = useLocation();
  const mayOpen = useMayOpen();
  /** Pages of the companies found, by uuid. */
  const pages = useRef<ReadonlyMap<string, string>>(new Map());

  useEffect(onReady, [onReady]);

  async function find(search: string, signal: AbortSignal): Promise<readonly GroupChoice[]> {
    if (search === '') return corporateGroups.map(choiceOf);
    const [groups, companies] = await Promise.all([
      client.corporateGroups.minimal({ query: { search, limit: mostCorporateGroups }, signal }),
      client
        .with(searchCalls)
        .find({ query: { search, kind: ['company'], per_kind: mostCompanies }, signal }),
    ]);
    return [...groups.map(choiceOf), ...companiesOf(companies)];
  }

  function companiesOf({ results }: SearchResults): readonly GroupChoice[] {
    const found = results.flatMap(({ uuid, title, details, corporate_group: group }) =>
      group === null || !mayOpen(paths.company(group.uuid, uuid)) ? [] : [{ uuid, title, details, group }],
    );
    pages.current = new Map(found.map(({ uuid, group }) => [uuid, paths.company(group.uuid, uuid)]));
    return found.map(({ uuid, title, details, group }) => ({
      kind: 'company',
      uuid,
      name: title,
      detail: [group.name, ...details].join(' · '),
    }));
  }

  function selectResult(id: string): void {
    const page = pages.current.get(id);
    if (page === undefined) select(id === EVERY_CORPORATE_GROUP ? allCorporateGroups : id);
    else navigate(page);
  }

  return (
    <CorporateGroupSearch
      {...sheet}
      initialSearch={earlyText}
      findGroups={find}
      selectedId={corporateGroup?.uuid ?? EVERY_CORPORATE_GROUP}
      everyDetail={everyDetail()}
      limit={mostCorporateGroups}
      onSelect={selectResult}
    />
  );

  function everyDetail(): string | undefined {
    if (!seesEvery) return undefined;
    return hasMore
      ? t('shell.koncern.everyReach')
      : t('shell.koncern.everyCount', { count: corporateGroups.length });
  }
}
