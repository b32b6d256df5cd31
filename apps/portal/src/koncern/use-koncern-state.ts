import type { CorporateGroupMinimal, Profile } from '@vinrod/api-client';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'wouter';

import { useWishedCorporateGroup } from './use-wished-corporate-group.ts';
import { MOST_KONCERNER } from '#session';

import { chooseKoncern, EVERY_KONCERN, unknownWishes } from './choose-koncern.ts';
import type { KoncernScope } from './koncern-context.ts';
import { koncernOfPath, pathForKoncern } from './koncern-path.ts';
import { rememberedKoncern, rememberKoncern } from './remembered-koncern.ts';
import { seesEveryKoncern } from './sees-every-koncern.ts';

const parameter = 'koncern';

/** Parameters that mean something only within one koncern. */
const withinKoncern = ['site_id', 'site_set'];

/**
 * Decides which koncern is shown: the one the page is about, or the one in the address; for staff also all of them. It
 * stands in the address once it has been chosen, so that a link opens the same koncern for a colleague, and is remembered
 * for the tab, so that it follows from page to page.
 *
 * @param koncerner - The first koncerner the user may see, at most `MOST_KONCERNER`.
 * @returns undefined when the user sees none.
 */
export function useKoncernState(
  koncerner: readonly CorporateGroupMinimal[],
  profile: Profile,
): KoncernScope | undefined {
  const [path, navigate] = useLocation();
  const [params, setParams] = useSearchParams();
  const reader = { koncerner, seesEvery: seesEveryKoncern(profile, koncerner.length) };
  const wishes = {
    fromAddress: koncernOfPath(path) ?? params.get(parameter),
    remembered: rememberedKoncern(),
    fromProfile: profile.default_corporate_group,
  };
  const { seesEvery } = reader;
  const hasMore = koncerner.length >= MOST_KONCERNER;
  const wished = useWishedCorporateGroup(hasMore ? unknownWishes(reader, wishes) : []);
  const found = wished.data ?? undefined;
  const shown = chooseKoncern(
    found === undefined ? reader : { ...reader, koncerner: [...koncerner, found] },
    wishes,
  );
  const koncern = shown.kind === 'one' && !wished.isLoading ? shown.koncern : undefined;
  const isNone = shown.kind === 'none';
  const { isLoading } = wished;
  const toRemember = shown.kind === 'every' ? EVERY_KONCERN : koncern?.uuid;

  useEffect(() => {
    if (toRemember !== undefined && !isLoading) rememberKoncern(toRemember);
  }, [toRemember, isLoading]);

  const choose = useCallback(
    (chosen: string) => {
      const elsewhere = pathForKoncern(path, chosen);
      if (elsewhere !== undefined) {
        navigate(`${elsewhere}?${new URLSearchParams({ [parameter]: chosen }).toString()}`);
        return;
      }
      rememberKoncern(chosen);
      setParams((before) => {
        const next = new URLSearchParams(before);
        for (const name of withinKoncern) next.delete(name);
        next.set(parameter, chosen);
        return next;
      });
    },
    [path, navigate, setParams],
  );

  return useMemo(
    () => (isNone ? undefined : { koncern, seesEvery, isLoading, koncerner, hasMore, choose }),
    [isNone, koncern, seesEvery, isLoading, koncerner, hasMore, choose],
  );
}
