import type { CorporateGroupMinimal, Profile } from '@vinrod/api-client';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'wouter';

import { useRequestedCorporateGroup } from './use-requested-corporate-group.ts';
import { MOST_CORPORATE_GROUPS } from '#session';

import { selectCorporateGroup, ALL_CORPORATE_GROUPS, unknownCandidates } from './select-corporate-group.ts';
import type { CorporateGroupScope } from './corporate-group-context.ts';
import { corporateGroupOfPath, pathForCorporateGroup } from './corporate-group-path.ts';
import { storedCorporateGroup, storeCorporateGroup } from './stored-corporate-group.ts';
import { seesEveryCorporateGroup } from './sees-every-corporate-group.ts';

const parameter = 'koncern';

/** Parameters that mean something only within one corporate group. */
const withinCorporateGroup = ['site_id', 'site_set'];

/**
 * Decides which corporate group is shown: the one the page is about, or the one in the address; for staff also all of
 * them. It stands in the address once it has been chosen, so that a link opens the same corporate group for a
 * colleague, and is remembered for the tab, so that it follows from page to page.
 *
 * @param corporateGroups - The first corporate groups the user may see, at most `MOST_CORPORATE_GROUPS`.
 * @returns undefined when the user sees none.
 */
export function useCorporateGroupState(
  corporateGroups: readonly CorporateGroupMinimal[],
  profile: Profile,
): CorporateGroupScope | undefined {
  const [path, navigate] = useLocation();
  const [params, setParams] = useSearchParams();
  const reader = { corporateGroups, seesEvery: seesEveryCorporateGroup(profile, corporateGroups.length) };
  const candidates = {
    fromAddress: corporateGroupOfPath(path) ?? params.get(parameter),
    cached: storedCorporateGroup(),
    fromProfile: profile.default_corporate_group,
  };
  const { seesEvery } = reader;
  const hasMore = corporateGroups.length >= MOST_CORPORATE_GROUPS;
  const requested = useRequestedCorporateGroup(hasMore ? unknownCandidates(reader, candidates) : []);
  const found = requested.data ?? undefined;
  const shown = selectCorporateGroup(
    found === undefined ? reader : { ...reader, corporateGroups: [...corporateGroups, found] },
    candidates,
  );
  const corporateGroup = shown.kind === 'one' && !requested.isLoading ? shown.corporateGroup : undefined;
  const isNone = shown.kind === 'none';
  const { isLoading } = requested;
  const toStore = shown.kind === 'every' ? ALL_CORPORATE_GROUPS : corporateGroup?.uuid;

  useEffect(() => {
    if (toStore !== undefined && !isLoading) storeCorporateGroup(toStore);
  }, [toStore, isLoading]);

  const select = useCallback(
    (selected: string) => {
      const elsewhere = pathForCorporateGroup(path, selected);
      if (elsewhere !== undefined) {
        navigate(`${elsewhere}?${new URLSearchParams({ [parameter]: selected }).toString()}`);
        return;
      }
      storeCorporateGroup(selected);
      setParams((before) => {
        const next = new URLSearchParams(before);
        for (const name of withinCorporateGroup) next.delete(name);
        next.set(parameter, selected);
        return next;
      });
    },
    [path, navigate, setParams],
  );

  return useMemo(
    () => (isNone ? undefined : { corporateGroup, seesEvery, isLoading, corporateGroups, hasMore, select }),
    [isNone, corporateGroup, seesEvery, isLoading, corporateGroups, hasMore, select],
  );
}
