import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import type { TimedEvent } from '../../../e2e/interactions.ts';
import { chromiumPath } from '../../../tooling/programs/browser.ts';
import { buildPortalIfStale } from '../../../tooling/portal-build.ts';
import { run } from '../../../tooling/run.ts';
import { ours, type Measurement } from '../result.ts';

/** Parts of the interactions below a time that are told; of the last, "Interaction to Next Paint" is reckoned. */
const parts = [0.5, 0.75, 0.98] as const;

/** Interactions that are named on standard error, the slowest first. */
const named = 20;

function isEvent(value: unknown): value is TimedEvent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'interaction' in value &&
    'milliseconds' in value &&
    typeof value.milliseconds === 'number'
  );
}

/** The longest event of each interaction, the slowest first. */
function interactionsOf(lines: string): readonly TimedEvent[] {
  const events = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line))
    .filter(isEvent);
  return [...Map.groupBy(events, ({ interaction }) => interaction).values()]
    .flatMap((group) => group.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 1))
    .toSorted((a, b) => b.milliseconds - a.milliseconds);
}

/**
 * How soon the portal answers what somebody does, over every journey of the suite, on the processor as it is.
 * `INTERACTIONS_JOURNEYS=invoices,search` takes some of them.
 *
 * @throws Error when a journey fails.
 */
export async function interactionsBench(): Promise<readonly Measurement[]> {
  await buildPortalIfStale();
  const folder = mkdtempSync(join(tmpdir(), 'vinrod-interactions-'));
  const file = join(folder, 'events.jsonl');
  const journeys = (process.env['INTERACTIONS_JOURNEYS'] ?? '').split(',').filter((name) => name !== '');
  try {
    const code = await run(
      'pnpm',
      ['--filter', '@vinrod/e2e', 'exec', 'playwright', 'test', '--reporter=line', ...journeys],
      { env: { VINROD_INTERACTIONS: file, CHROMIUM_PATH: await chromiumPath() } },
    );
    if (code !== 0) throw new Error('A journey failed.');
    const all = interactionsOf(readFileSync(file, 'utf8'));
    for (const { type, page, milliseconds } of all.slice(0, named))
      process.stderr.write(`${milliseconds} ms: ${type} on ${page}\n`);
    return [
      ...parts.map((part) => ({
        case: `interactions of the journeys that take 16 ms or more, p${part * 100}`,
        peer: ours,
        median: all[Math.floor(all.length * (1 - part))]?.milliseconds ?? null,
        unit: 'ms',
      })),
      { case: 'such interactions', peer: ours, median: all.length, unit: 'interactions' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
