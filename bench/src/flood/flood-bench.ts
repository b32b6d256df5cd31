import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { readContract, type ContractOperation } from '../../../apps/api/src/server/contract.ts';
import {
  worstAddresses,
  worstBodyCalls,
  type WorstCall,
} from '../../../apps/api/src/testing/contract-inputs/worst-call.ts';
import { signInToDemo } from '../../../tooling/demo-sign-in.ts';
import { inCases, medianOf, ours, type Measurement } from '../result.ts';
import { readDemoRows, type DemoRows } from './demo-rows.ts';
import { heavyCalls } from './heavy-calls.ts';
import { headLimit } from './limits.ts';
import { startPeerServer, startPortalServer, type Block, type ProbedServer } from './probed-server.ts';
import { send } from './send.ts';

const peer = 'Fastify + ajv, nothing behind';

/** Maximum milliseconds that an operation may block the event loop at a stretch. */
const blockTarget = 50;

/** Target for the 99th percentile of concurrent health checks, milliseconds. */
const healthTarget = 100;

/** Number of an operation's calls to measure again: those that blocked longest. */
const suspects = 2;

/** Rounds, including the first. */
const rounds = 3;

/** Operations to measure: those in `FLOOD_OPERATIONS`, comma-separated, or all. */
function operationsToMeasure(): readonly ContractOperation[] {
  const all = readContract();
  const named = process.env['FLOOD_OPERATIONS']?.split(',');
  if (named === undefined) return all;
  const unknown = named.filter((name) => !all.some(({ id }) => id === name));
  if (unknown.length > 0) throw new Error(`The contract has no operation ${unknown.join(', ')}.`);
  return all.filter(({ id }) => named.includes(id));
}

/** A call with its longest block, medians of its rounds. */
interface Measured extends Block {
  readonly call: WorstCall;
}

/** Longest computation first: the wall-clock time of a block also depends on other programs. */
function byComputing(a: Block, b: Block): number {
  return b.computing - a.computing;
}

function reported(text: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);
}

/** Sends a single call and reads how long it blocked. */
async function measureOnce(
  server: ProbedServer,
  call: WorstCall,
  headers: Readonly<Record<string, string>>,
): Promise<Measured> {
  await server.longestBlock();
  const { status, milliseconds } = await send(server.origin, call, headers);
  const block = await server.longestBlock();
  const { blocked, computing } = block;
  if (computing > blockTarget)
    reported(
      `${call.operation.id}, ${call.part}, ${call.does.slice(0, 100)}: blocked ${Math.round(blocked)} ms, ` +
        `computing ${Math.round(computing)} ms, answered ${status} in ${Math.round(milliseconds)} ms`,
    );
  return { call, ...block };
}

/** The longest block of an operation: over all its calls, with the longest ones measured again. */
async function measureOperation(
  server: ProbedServer,
  calls: readonly WorstCall[],
  headers: Readonly<Record<string, string>>,
): Promise<Measured | null> {
  const first: Measured[] = [];
  for (const call of calls) first.push(await measureOnce(server, call, headers));
  const again: Measured[] = [];
  for (const suspect of first.toSorted(byComputing).slice(0, suspects)) {
    const { call } = suspect;
    const blocks = [suspect];
    while (blocks.length < rounds) blocks.push(await measureOnce(server, call, headers));
    again.push({
      call,
      blocked: medianOf(blocks.map(({ blocked }) => blocked)),
      computing: medianOf(blocks.map(({ computing }) => computing)),
    });
  }
  return again.toSorted(byComputing)[0] ?? null;
}

function callsOf(operation: ContractOperation, rows: DemoRows): WorstCall[] {
  const limits = { head: headLimit, body: operation.bodyLimit };
  const params = rows.params(operation.path);
  const known = Object.fromEntries(
    operation.parameters
      // Rows that DELETE would remove are kept for later operations.
      .filter(({ place }) => place === 'path' && operation.method !== 'DELETE')
      .flatMap(({ name }) => (params[name] === undefined ? [] : [[name, params[name]]])),
  );
  return [
    ...heavyCalls(operation, known),
    ...worstAddresses(operation, limits, rows.known, known),
    ...worstBodyCalls(operation, limits, rows.known, known),
  ];
}

/** The time within which this share of times lies. */
function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Measures one server, while another thread polls its health. */
async function measureServer(
  name: string,
  server: ProbedServer,
  callsBy: (operation: ContractOperation) => Promise<readonly WorstCall[]>,
  headers: () => Promise<Readonly<Record<string, string>>>,
): Promise<{ readonly rows: Measurement[]; readonly worst: Measured | null }> {
  const asker = new Worker(new URL('./health-asker.ts', import.meta.url), { workerData: server.origin });
  const rows: Measurement[] = [];
  let worst: Measured | null = null;
  for (const operation of operationsToMeasure()) {
    const measured = await measureOperation(server, await callsBy(operation), await headers());
    if (measured === null) continue;
    rows.push({ case: `blocked by ${operation.id}`, peer: name, median: measured.blocked, unit: 'ms' });
    rows.push({ case: `computing for ${operation.id}`, peer: name, median: measured.computing, unit: 'ms' });
    if (worst === null || byComputing(measured, worst) < 0) worst = measured;
  }
  asker.postMessage('over', []);
  const [times]: number[][] = await once(asker, 'message');
  await asker.terminate();
  const all = { peer: name, unit: 'ms' };
  rows.unshift(
    { ...all, case: 'blocked by the operation that computes longest', median: worst?.blocked ?? null },
    { ...all, case: 'longest computing of all operations', median: worst?.computing ?? null },
    { ...all, case: 'health check meanwhile, p99', median: percentile(times ?? [], 0.99) },
  );
  return { rows, worst };
}

/** Seconds between sign-ins: an access token lives ten minutes. */
const signInEvery = 300;

function signedInTo(origin: string): () => Promise<Readonly<Record<string, string>>> {
  let access = '';
  let since = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - since > signInEvery * 1000) {
      access = await signInToDemo(origin);
      since = performance.now();
    }
    return { Authorization: `Bearer ${access}` };
  };
}

function judge(rows: readonly Measurement[], worst: Measured | null): void {
  if (worst === null) return;
  const { call, blocked, computing } = worst;
  reported(
    `Computes longest at a stretch: ${call.operation.id}, ${call.part}, ${call.does.slice(0, 200)}: ` +
      `${Math.round(computing)} ms, blocked ${Math.round(blocked)} ms by the clock.`,
  );
  const health = rows.find((row) => row.peer === ours && row.case.startsWith('health'))?.median ?? 0;
  if (computing <= blockTarget && health <= healthTarget) return;
  reported(`Beyond the target of ${blockTarget} ms, or ${healthTarget} ms for the health check.`);
  process.exitCode = 1;
}

/**
 * Sends the worst requests within the limits, for every operation, to a server as in production: how long its event
 * loop
 * is blocked, and how long another user waits meanwhile.
 */
export async function floodBench(): Promise<readonly Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vinrod-bench-flood-'));
  try {
    reported('demo data');
    const server = await startPortalServer({ folder });
    const headers = signedInTo(server.origin);
    const { Authorization = '' } = await headers();
    const rows = await readDemoRows(server.origin, Authorization.replace('Bearer ', ''));
    reported('ours');
    const own = await measureServer(ours, server, async (operation) => callsOf(operation, rows), headers);
    await server.stop();
    reported('the peer');
    const plain = await startPeerServer();
    const other = await measureServer(
      peer,
      plain,
      async (operation) => callsOf(operation, rows),
      async () => ({}),
    );
    await plain.stop();
    judge(own.rows, own.worst);
    return inCases([...own.rows, ...other.rows]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
