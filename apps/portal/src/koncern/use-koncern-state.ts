import type { CorporateGroupMinimal } from '@vinrod/api-client';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'wouter';

import { chooseKoncern } from './choose-koncern.ts';
import type { KoncernSelection } from './koncern-context.ts';
import { koncernOfPath, pathForKoncern } from './koncern-path.ts';
import { rememberedKoncern, rememberKoncern } from './remembered-koncern.ts';

const parameter = 'koncern';

/** Parameters that mean something only within one koncern. */
const withinKoncern = ['site_id', 'site_set'];

/**
 * Decides which koncern is shown: the one the page is about, or the one in the address. It stands in the address once
 * it has been chosen, so that a link opens the same koncern for a colleague, and is remembered for the tab, so that it
 * follows from page to page.
 *
 * @param koncerner - The koncerner the user may see.
 * @param fromProfile - The koncern the profile prefers.
 */
export function useKoncernState(
  koncerner: readonly CorporateGroupMinimal[],
  fromProfile: string | null,
): KoncernSelection | undefined {
  const [path, navigate] = useLocation();
  const [params, setParams] = useSearchParams();
  const fromAddress = koncernOfPath(path) ?? params.get(parameter);
  const koncern = chooseKoncern(koncerner, { fromAddress, remembered: rememberedKoncern(), fromProfile });
  const uuid = koncern?.uuid;

  useEffect(() => {
    if (uuid !== undefined) rememberKoncern(uuid);
  }, [uuid]);

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
    () => (koncern === undefined ? undefined : { koncern, koncerner, choose }),
    [koncern, koncerner, choose],
  );
}
