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
  { name: '10 × 350 400', seriesCount: 10, length: 350_400 },
];

/** Restricts the bench for a quick look: `CHARTS_PEERS=vinrod,uPlot CHARTS_LOADS=3 CHARTS_ROUNDS=3`. */
const { CHARTS_PEERS, CHARTS_LOADS, CHARTS_ROUNDS } = process.env;
const selectedPeers = peers.filter(
  ({ name }) => CHARTS_PEERS === undefined || CHARTS_PEERS.split(',').includes(name),
);
const selectedLoads = loads.filter(
  (_, i) => CHARTS_LOADS === undefined || CHARTS_LOADS.split(',').includes(String(i + 1)),
);

/** Rounds per median. */
const roundCount = Number(CHARTS_ROUNDS ?? 7);

/** The peer of the targets: it gets as many rounds as ours. The others show orders of magnitude. */
const rival = 'uPlot';

/** Maximum ms of a library for all its rounds of one load; it gets no further round after that. */
const budgetOf = ({ name }: Peer): number => (name === ours || name === rival ? 90_000 : 15_000);

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

/** Runs every peer once in each round, so that other load on the machine affects all alike. */
async function measureLoad(browser: Browser, load: Load): Promise<Measurement[]> {
  const turns = selectedPeers.map((peer): Turn => ({ peer, rounds: [], spent: 0, isOut: false }));
  for (let round = 0; round < roundCount; round += 1) {
    for (const turn of turns) if (!turn.isOut) await take(browser, turn, load);
    process.stderr.write(`${load.name}: round ${round + 1} of ${roundCount}\n`);
  }
  return turns.flatMap(({ peer, rounds }) =>
    Object.entries(measured).map(([name, unit]) => {
      const known = rounds.flatMap((values) => values.get(name) ?? []);
      const median = known.length === 0 ? null : medianOf(known);
      return { case: `${load.name}: ${name}`, peer: peer.name, median, unit };
    }),
  );
}

/**
 * Compares the line graph with other chart libraries: size, and time and memory with a year of values in many series.
 */
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
