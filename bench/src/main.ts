/**
 * Measures our code against named peers in the same run: `pnpm bench [name]`, or all benches without a name.
 * Prints a table and writes `bench/results/<name>.json`.
 */
import { type Measurement, tableOf, withRatios, writeResult } from './result.ts';

/** A bench; imported only when selected, because its peers are large. */
type Bench = () => Promise<readonly Measurement[]>;

const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  api: async () => (await import('./api/api-bench.ts')).apiBench,
  charts: async () => (await import('./charts/charts-bench.ts')).chartsBench,
  client: async () => (await import('./client/client-bench.ts')).clientBench,
  country: async () => (await import('./country/country-bench.ts')).countryBench,
  drills: async () => (await import('./drills/drills-bench.ts')).drillsBench,
  energy: async () => (await import('./energy/energy-bench.ts')).energyBench,
  flood: async () => (await import('./flood/flood-bench.ts')).floodBench,
  intake: async () => (await import('./intake/intake-bench.ts')).intakeBench,
  interactions: async () => (await import('./interactions/interactions-bench.ts')).interactionsBench,
  load: async () => (await import('./load/load-bench.ts')).loadBench,
  portal: async () => (await import('./portal/portal-bench.ts')).portalBench,
  search: async () => (await import('./search/search-bench.ts')).searchBench,
  start: async () => (await import('./start/start-bench.ts')).startBench,
  ui: async () => (await import('./ui/ui-bench.ts')).uiBench,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => benches[name] === undefined);
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. Choose among: ${Object.keys(benches).join(', ')}.\n`);
  process.exit(1);
}
for (const [name, load] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const bench = await load();
  const rows = withRatios(await bench());
  writeResult(name, rows);
  process.stdout.write(`\n${name}\n${tableOf(rows)}\n`);
}
