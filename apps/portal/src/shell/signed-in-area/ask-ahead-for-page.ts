import { askAheadForOverview } from '#data';
import { chooseKoncern, rememberedKoncern, seesEveryKoncern } from '#koncern';
import { matchPath, paths } from '#navigation';
import { readPeriod, resolvePeriod, swedishToday } from '#period';
import { lookAhead } from '#session';

/**
 * Asks for what the page at the present address shows, as soon as it is known of whom: on a slow computer drawing the frame
 * takes as long as a way to the server and back. Only the start page is worth it; others ask when they are drawn.
 */
export async function askAheadForPage(): Promise<void> {
  const ahead = lookAhead();
  const { pathname, search } = globalThis.location;
  if (ahead === undefined || matchPath(paths.overview, pathname) === undefined) return;
  const params = new URLSearchParams(search);
  const [profile, koncerner] = await Promise.all([ahead.profile, ahead.koncerner]);
  const reader = { koncerner, seesEvery: seesEveryKoncern(profile, koncerner.length) };
  const shown = chooseKoncern(reader, {
    fromAddress: params.get('koncern'),
    remembered: rememberedKoncern(),
    fromProfile: profile.default_corporate_group,
  });
  if (shown.kind !== 'one' || lookAhead() !== ahead) return;
  askAheadForOverview(ahead.client, shown.koncern.uuid, resolvePeriod(readPeriod(params), swedishToday()));
}
