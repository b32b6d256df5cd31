import type { Browser } from 'playwright-core';
import { installPeers } from '../install-peers.ts';
import { inCases, type Measurement, medianOf, ours } from '../result.ts';
import { startBrowser } from '../ui/bench-page.ts';
import { chartRound, type Load, measured, type RoundValues } from './chart-round.ts';
import { type Peer, peers, peersFolder } from './peers.ts';
import { measureSizes } from './sizes.ts';

const loads: readonly Load[] = [
  { name: '10 × 8 760', seriesCount: 10, length: 8760 },
  { name: '10 × 35 040', seriesCount: 10, length: 35_040 },
  { name: '50 × 35 040', seriesCount: 50, length: 35_040 },
];

/** Only some of it, for a quick look: `CHARTS_PEERS=vinrod,uPlot CHARTS_LOADS=3 CHARTS_ROUNDS=3`. */
const { CHARTS_PEERS, CHARTS_LOADS, CHARTS_ROUNDS } = process.env;
const selectedPeers = peers.filter(
  ({ name }) => CHARTS_PEERS === undefined || CHARTS_PEERS.split(',').includes(name),
);
const selectedLoads = loads.filter(
  (_, i) => CHARTS_LOADS === undefined || CHARTS_LOADS.split(',').includes(String(i + 1)),
);

/** Rounds that a median is taken of. */
const ROUNDS = Number(CHARTS_ROUNDS ?? 7);

/** Whom the targets are set against: as many rounds as ours. The others are there to compare orders of magnitude. */
const RIVAL = 'uPlot';

/** ms that a library may take for all its rounds of one load; it gets no further round after them. */
const budgetOf = ({ name }: Peer): number => (name === ours || name === RIVAL ? 90_000 : 15_000);

interface Turn {
  readonly peer: Peer;
  readonly rounds: RoundValues[];
  spent: number;
  isOut: boolean;
}

async function take(browser: Browser, turn: Turn, load: Load): Promise<void> {
  const started = performance.now();
  try {
    const { values, isWhole } = await chartRound(browser, turn.peer, load);
    turn.rounds.push(values);
    turn.isOut ||= !isWhole;
  } catch (error) {
    turn.isOut = true;
    process.stderr.write(`${load.name}: ${turn.peer.name}: ${error instanceof Error ? error.message : ''}\n`);
  }
  turn.spent += performance.now() - started;
  turn.isOut ||= turn.spent > budgetOf(turn.peer);
}

/** Every peer once in each round, so that what else the machine does meets all alike. */
async function measureLoad(browser: Browser, load: Load): Promise<Measurement[]> {
  const turns = selectedPeers.map((peer): Turn => ({ peer, rounds: [], spent: 0, isOut: false }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const turn of turns) if (!turn.isOut) await take(browser, turn, load);
    process.stderr.write(`${load.name}: round ${round + 1} of ${ROUNDS}\n`);
  }
  return turns.flatMap(({ peer, rounds }) =>
    Object.entries(measured).map(([name, unit]) => {
      const known = rounds.flatMap((values) => values.get(name) ?? []);
      const median = known.length === 0 ? null : medianOf(known);
      return { case: `${load.name}: ${name}`, peer: peer.name, median, unit };
    }),
  );
}

/** The line graph beside other chart libraries: weight, and time and memory with a year of values in many series. */
export async function chartsBench(): Promise<readonly Measurement[]> {
  await installPeers(peersFolder);
  const sizes = await measureSizes();
  const browser = await startBrowser();
  try {
    const all: Measurement[] = [...sizes];
    for (const load of selectedLoads) all.push(...inCases(await measureLoad(browser, load)));
    return all;
  } finally {
    await browser.close();
  }
}
