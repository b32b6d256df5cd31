/**
 * Compares every appearance of every figure: `pnpm compare-figures [--world made|demo|real] [--cases number]
 * [--seed text]`. Exits with 1 when two of them differ by more than their rounding.
 */
import { parseArgs } from 'node:util';
import { describeDifference } from './compare.ts';
import { compareWorld } from './compare-world.ts';
import { worlds } from './worlds/worlds.ts';

const { values } = parseArgs({
  options: {
    world: { type: 'string' },
    cases: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'vinrod' },
  },
});

function reported(line: string): void {
  process.stdout.write(`${line}\n`);
}

const count = Number(values.cases);
const selected = worlds.filter(({ name }) => values.world === undefined || name === values.world);
if (!Number.isSafeInteger(count) || count < 1 || selected.length === 0) {
  process.stderr.write(
    `--cases is a whole number; --world is one of ${worlds.map(({ name }) => name).join(', ')}.\n`,
  );
  process.exit(1);
}

const figures = new Set<string>();
const places = new Set<string>();
let cases = 0;
let comparisons = 0;
let calculated = 0;
let differences = 0;

for (const { name, open, ground, whyAbsent } of selected) {
  const reason = whyAbsent();
  if (reason !== null) {
    reported(`${name}: left out, ${reason}`);
    continue;
  }
  const world = await open(values.seed);
  reported(`${name}: ${world.name}`);
  for await (const { figureCase, found } of compareWorld(world, ground, values.seed, count)) {
    cases += 1;
    comparisons += found.comparisons;
    calculated += found.calculated;
    differences += found.differences.length;
    for (const figure of found.figures) figures.add(figure);
    for (const place of found.places) places.add(place);
    const { name: special, first, last, siteIds, compared } = figureCase;
    const sites = siteIds === null ? 'all sites' : `${siteIds.length} sites`;
    reported(`  ${special}, ${first}..${last}, ${sites}, ${compared.kind}: ${found.comparisons} comparisons`);
    for (const difference of found.differences) reported(`    ${describeDifference(difference)}`);
  }
  await world.app.close();
}
reported(
  `\n${cases} cases, ${figures.size} figures, ${places.size} places, ${comparisons} comparisons, ${calculated} of them with the calculation, ${differences} differences.`,
);
process.exitCode = differences === 0 ? 0 : 1;
