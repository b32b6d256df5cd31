import { compareAppearances, type Comparison } from './compare.ts';
import { casesOf, type CaseGround } from './cases.ts';
import type { Appearance } from './appearance.ts';
import type { FigureCase, FigureWorld } from './figure-case.ts';
import { places, standingPlaces, type Place } from './places/places.ts';
import { referenceOf } from './reference/reference.ts';
import { readStored, type Stored } from './stored/read-stored.ts';
import { makeSiteGroup } from './worlds/made-world.ts';

/** Result of a case. */
export interface CaseResult {
  readonly figureCase: FigureCase;
  readonly found: Comparison;
}

/** Reads the figures of a case in every place, and compares them with each other and with the reference calculation. */
async function compareCase(
  world: FigureWorld,
  stored: Stored,
  figureCase: FigureCase,
  read: readonly Place[],
): Promise<Comparison> {
  const { siteIds } = figureCase;
  const sites = stored.sites.filter(({ uuid }) => siteIds === null || siteIds.includes(uuid));
  const appearances: Appearance[] = [];
  for (const place of read)
    for (const appearance of await place({ world, figureCase, sites })) appearances.push(appearance);
  return compareAppearances(appearances, referenceOf(stored, siteIds));
}

/** Runs the cases of a world: figures without a period first. */
export async function* compareWorld(
  world: FigureWorld,
  ground: Omit<CaseGround, 'companies'>,
  seed: string,
  count: number,
): AsyncGenerator<CaseResult, void, void> {
  const stored = await readStored(world.app.deps.database, world.corporateGroupId, world.today);
  const standing: FigureCase = {
    name: 'what stands without a period',
    first: world.today,
    last: world.today,
    siteIds: null,
    siteGroup: null,
    compared: { kind: 'previous_year' },
  };
  yield { figureCase: standing, found: await compareCase(world, stored, standing, standingPlaces) };
  const companies = [...Map.groupBy(stored.sites, ({ companyId }) => companyId).values()].map((sites) =>
    sites.map(({ uuid }) => uuid),
  );
  for (const made of casesOf({ ...ground, companies }, seed, count)) {
    const siteGroup = made.siteIds === null ? null : await makeSiteGroup(world, made.siteIds);
    const figureCase = { ...made, siteGroup };
    yield { figureCase, found: await compareCase(world, stored, figureCase, places) };
  }
}
