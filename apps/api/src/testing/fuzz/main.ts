/**
 * Sends calls generated from the contract to the server in this process: `pnpm fuzz [--calls 100000] [--seed text]
 * [--round number]`. Exits with 1 when the server failed on one of them.
 */
import { parseArgs } from 'node:util';
import { callsOfRound, describeFailure, runRound, type RoundResult } from './fuzz.ts';

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '100000' },
    seed: { type: 'string', default: 'vinrod' },
    round: { type: 'string' },
  },
});

function reported(line: string): void {
  process.stdout.write(`${line}\n`);
}

const calls = Number(values.calls);
const first = Number(values.round ?? 0);
if (!Number.isSafeInteger(calls) || calls < 1 || !Number.isSafeInteger(first)) {
  process.stderr.write('--calls and --round are whole numbers.\n');
  process.exit(1);
}

const statuses = new Map<string, number>();
let sent = 0;
let failed = 0;

function add({ calls: made, answers, failures }: RoundResult): void {
  sent += made;
  failed += failures.length;
  for (const [key, count] of answers) {
    const status = key.split(' ')[1] ?? '';
    statuses.set(status, (statuses.get(status) ?? 0) + count);
  }
  for (const failure of failures) reported(`\n${describeFailure(failure)}`);
}

for (let round = first; sent < calls; round += 1) {
  add(await runRound(values.seed, round, Math.min(callsOfRound, calls - sent)));
  if (round % 10 === 9) reported(`${sent} calls, ${failed} failures`);
}
const counted = [...statuses].toSorted().map(([status, count]) => `${status}: ${count}`);
reported(`\n${sent} calls with seed ${values.seed}: ${counted.join(', ')}`);
reported(failed === 0 ? 'No failure of the server.' : `${failed} failures of the server.`);
process.exitCode = failed === 0 ? 0 : 1;
