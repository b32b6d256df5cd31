import type { CorporateGroupMinimal, Profile } from '@vinrod/api-client';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'wouter';

import { useRequestedCorporateGroup } from './use-requested-corporate-group.ts';
import { historyEntryKey } from '#navigation';
import { mostCorporateGroups } from '#session';

import { selectCorporateGroup, allCorporateGroups, unknownCandidates } from './select-corporate-group.ts';
import type { CorporateGroupScope } from './corporate-group-context.ts';
import { corporateGroupOfPath, pathForCorporateGroup } from './corporate-group-path.ts';
import {
  storedCorporateGroup,
  storeSelectedCorporateGroup,
  storeShownCorporateGroup,
} from './stored-corporate-group.ts';
import { seesEveryCorporateGroup } from './sees-every-corporate-group.ts';

const parameter = 'koncern';
const none: readonly CorporateGroupMinimal[] = [];

/** Query params that only make sense within one corporate group. */
const withinCorporateGroup = ['site_id', 'site_set', 'company', 'site'];

/**
 * Decides which corporate group to show: that of the page, or the one in the address; for staff also all of them. The
 * selection is written to the address, so that a link opens the same corporate group for a colleague, and stored for
 * the tab, so that it carries over between pages.
 *
 * @param first - First corporate groups that the user may see, at most `mostCorporateGroups`; undefined while they load.
 * @returns undefined when the user sees none.
 */
export function useCorporateGroupState(
  first: readonly CorporateGroupMinimal[] | undefined,
  profile: Profile,
): CorporateGroupScope | undefined {
  const corporateGroups = first ?? none;
  const [path, navigate] = useLocation();
  const [params, setParams] = useSearchParams();
  const reader = { corporateGroups, seesEvery: seesEveryCorporateGroup(profile, corporateGroups.length) };
  const candidates = {
    fromAddress: corporateGroupOfPath(path) ?? params.get(parameter),
    cached: storedCorporateGroup(),
    fromProfile: profile.default_corporate_group,
  };
  const { seesEvery } = reader;
  const hasMore = corporateGroups.length >= mostCorporateGroups;
  const requested = useRequestedCorporateGroup(hasMore ? unknownCandidates(reader, candidates) : []);
  const found = requested.data ?? undefined;
  const shown = selectCorporateGroup(
    found === undefined ? reader : { ...reader, corporateGroups: [...corporateGroups, found] },
    candidates,
  );
  const corporateGroup = shown.kind === 'one' && !requested.isLoading ? shown.corporateGroup : undefined;
  const isLoading = first === undefined || requested.isLoading;
  const isNone = shown.kind === 'none' && !isLoading;
  const showsOne = isLoading
    ? unknownCandidates(reader, candidates).length > 0
    : corporateGroup !== undefined;
  const entry = historyEntryKey();
  const toStore = shown.kind === 'every' ? allCorporateGroups : corporateGroup?.uuid;

  useEffect(() => {
    if (toStore !== undefined && !isLoading) storeShownCorporateGroup(toStore, entry);
  }, [toStore, isLoading, entry]);

  const select = useCallback(
    (selected: string) => {
      const elsewhere = pathForCorporateGroup(path, selected);
      if (elsewhere !== undefined) {
        navigate(`${elsewhere}?${new URLSearchParams({ [parameter]: selected }).toString()}`);
        return;
      }
      storeSelectedCorporateGroup(selected);
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
    () =>
      isNone
        ? undefined
        : { corporateGroup, showsOne, seesEvery, isLoading, corporateGroups, hasMore, select },
    [isNone, corporateGroup, showsOne, seesEvery, isLoading, corporateGroups, hasMore, select],
  );
}
