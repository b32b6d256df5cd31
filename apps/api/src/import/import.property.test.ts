import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Day } from '@vinrod/locale/day';
import { formatInstant, hourMs, startOfLocalDay } from '@vinrod/locale/clock';
import { missingValue } from '../energy/meter-day/meter-day.ts';
import { readMeterDays } from '../energy/meter-day/meter-day-store.ts';
import { readCorrections } from '../energy/meter-day/meter-day-versions.ts';
import { scenarios, type Scenario, type ScenarioSite, type Step } from '../energy/testing/scenario.ts';
import type { Database } from '../store/index.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { importValues } from './import-values.ts';

let database: Database;
let folder: string;
let runs = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'vinrod-import-property-'));
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** Every step within the period, as `site day index` with its value. */
function stepsOf(
  { first, last, sites }: Scenario,
  whOf: (step: Step, key: string) => number | null = ({ wh }) => wh,
): Map<string, number | null> {
  const steps = new Map<string, number | null>();
  sites.forEach(({ days }, site) => {
    for (const [day, own] of days) {
      if (day < first || day > last) continue;
      own.forEach((step, index) => {
        const key = `${site} ${day} ${index}`;
        steps.set(key, whOf(step, key));
      });
    }
  });
  return steps;
}

function instantOf(site: ScenarioSite | undefined, day: Day, index: number): number {
  return startOfLocalDay(day) + (index * hourMs) / (site?.resolution === 'quarter' ? 4 : 1);
}

/** Steps as a long file: ordered by time, with the sites interleaved and times with their offset. */
function longFile({ sites }: Scenario, steps: ReadonlyMap<string, number | null>): string {
  const lines = [...steps].map(([key, wh]) => {
    const [site = 0, day = 0, index = 0] = key.split(' ').map(Number);
    const instant = instantOf(sites[site], day, index);
    return { instant, line: `S${site},${formatInstant(instant)},${wh === null ? '' : wh / 1000}` };
  });
  const sorted = lines.toSorted((left, right) => left.instant - right.instant);
  return ['site,timestamp,kwh', ...sorted.map(({ line }) => line), ''].join('\n');
}

async function importFile(corporateGroup: string, text: string) {
  const path = join(folder, 'values.csv');
  writeFileSync(path, text);
  const now = new Date('2027-11-20T08:00:00Z');
  return importValues({
    database,
    path,
    corporateGroup,
    timeZone: 'UTC',
    now,
    importedBy: 'Prov',
    create: true,
    isDryRun: false,
  });
}

/** Stored steps in the form of {@link stepsOf}; steps without a value are left out. */
async function storedSteps(
  corporateGroup: string,
  { first, last }: Scenario,
): Promise<{ steps: Map<string, number>; corrected: Map<string, number> }> {
  const sites = await database.db
    .selectFrom('site')
    .innerJoin('corporate_group', 'corporate_group.id', 'site.corporate_group_id')
    .select(['site.id', 'site.name', 'site.corporate_group_id'])
    .where('corporate_group.name', '=', corporateGroup)
    .execute();
  const steps = new Map<string, number>();
  const corrected = new Map<string, number>();
  for (const { id, name, corporate_group_id: group } of sites) {
    for (const { day, wh } of await readMeterDays(database.db, group, [id], first, last))
      wh.forEach((value, index) => {
        if (value !== missingValue) steps.set(`${name.slice(1)} ${day} ${index}`, value);
      });
    for (const { instant, oldWh } of await readCorrections(database.db, group, id, { first, last }))
      corrected.set(`${name.slice(1)} ${instant}`, oldWh);
  }
  return { steps, corrected };
}

function present(steps: ReadonlyMap<string, number | null>): Map<string, number> {
  return new Map([...steps].filter((entry): entry is [string, number] => entry[1] !== null));
}

const anyFile = scenarios(3).filter((scenario) => present(stepsOf(scenario)).size > 0);

test('what a file holds is what is stored, gaps stay gaps, and reading it again changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(anyFile, async (scenario) => {
      runs += 1;
      const corporateGroup = `Koncern ${runs}`;
      const steps = stepsOf(scenario);
      const text = longFile(scenario, steps);
      const first = await importFile(corporateGroup, text);
      const expected = present(steps);
      expect(first).toMatchObject({ added: expected.size, changed: 0, unchanged: 0 });
      expect((await storedSteps(corporateGroup, scenario)).steps).toEqual(expected);
      expect(await importFile(corporateGroup, text)).toMatchObject({
        added: 0,
        changed: 0,
        unchanged: expected.size,
      });
      const again = await storedSteps(corporateGroup, scenario);
      expect([again.steps, again.corrected.size]).toEqual([expected, 0]);
    }),
    { numRuns: 20, seed: 20_261_140 },
  );
}, 120_000);

test('a correction replaces what it holds, leaves the rest, and every replaced value can be found again', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyFile,
      fc.infiniteStream(fc.constantFrom('keep', 'leave out', 'raise')),
      async (scenario, choices) => {
        // With a quarter left out, the rest may look like an hour.
        fc.pre(scenario.sites.every(({ resolution }) => resolution === 'hour'));
        runs += 1;
        const corporateGroup = `Koncern ${runs}`;
        const before = present(stepsOf(scenario));
        await importFile(corporateGroup, longFile(scenario, before));
        const file = new Map<string, number>();
        const expected = new Map(before);
        const replaced = new Map<string, number>();
        for (const [key, wh] of before) {
          const choice = choices.next().value;
          if (choice === 'leave out') continue;
          file.set(key, choice === 'raise' ? wh + 1 : wh);
          expected.set(key, file.get(key) ?? wh);
          const [site = 0, day = 0, index = 0] = key.split(' ').map(Number);
          if (choice === 'raise') replaced.set(`${site} ${instantOf(scenario.sites[site], day, index)}`, wh);
        }
        fc.pre(file.size > 0);
        expect(await importFile(corporateGroup, longFile(scenario, file))).toMatchObject({
          added: 0,
          changed: replaced.size,
          unchanged: file.size - replaced.size,
        });
        expect(await storedSteps(corporateGroup, scenario)).toEqual({ steps: expected, corrected: replaced });
      },
    ),
    { numRuns: 10, seed: 20_261_141, maxSkipsPerRun: 100 },
  );
}, 120_000);
