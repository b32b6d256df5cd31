import type { CorporateGroupMinimal, Profile } from '@vinrod/api-client';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'wouter';

import { useWishedCorporateGroup } from './use-wished-corporate-group.ts';
import { MOST_CORPORATE_GROUPS } from '#session';

import { chooseCorporateGroup, ALL_CORPORATE_GROUPS, unknownWishes } from './choose-corporate-group.ts';
import type { CorporateGroupScope } from './corporate-group-context.ts';
import { corporateGroupOfPath, pathForCorporateGroup } from './corporate-group-path.ts';
import { rememberedCorporateGroup, rememberCorporateGroup } from './remembered-corporate-group.ts';
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
  const wishes = {
    fromAddress: corporateGroupOfPath(path) ?? params.get(parameter),
    remembered: rememberedCorporateGroup(),
    fromProfile: profile.default_corporate_group,
  };
  const { seesEvery } = reader;
  const hasMore = corporateGroups.length >= MOST_CORPORATE_GROUPS;
  const wished = useWishedCorporateGroup(hasMore ? unknownWishes(reader, wishes) : []);
  const found = wished.data ?? undefined;
  const shown = chooseCorporateGroup(
    found === undefined ? reader : { ...reader, corporateGroups: [...corporateGroups, found] },
    wishes,
  );
  const corporateGroup = shown.kind === 'one' && !wished.isLoading ? shown.corporateGroup : undefined;
  const isNone = shown.kind === 'none';
  const { isLoading } = wished;
  const toRemember = shown.kind === 'every' ? ALL_CORPORATE_GROUPS : corporateGroup?.uuid;

  useEffect(() => {
    if (toRemember !== undefined && !isLoading) rememberCorporateGroup(toRemember);
  }, [toRemember, isLoading]);

  const choose = useCallback(
    (chosen: string) => {
      const elsewhere = pathForCorporateGroup(path, chosen);
      if (elsewhere !== undefined) {
        navigate(`${elsewhere}?${new URLSearchParams({ [parameter]: chosen }).toString()}`);
        return;
      }
      rememberCorporateGroup(chosen);
      setParams((before) => {
        const next = new URLSearchParams(before);
        for (const name of withinCorporateGroup) next.delete(name);
        next.set(parameter, chosen);
        return next;
      });
    },
    [path, navigate, setParams],
  );

  return useMemo(
    () => (isNone ? undefined : { corporateGroup, seesEvery, isLoading, corporateGroups, hasMore, choose }),
    [isNone, corporateGroup, seesEvery, isLoading, corporateGroups, hasMore, choose],
  );
}
