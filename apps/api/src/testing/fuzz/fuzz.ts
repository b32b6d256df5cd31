import { operations } from '../../operations.ts';
import { readContract, type ContractOperation } from '../../server/contract.ts';
import { isRecord } from '../../server/json-document.ts';
import type { OperationId } from '../../server/operation.ts';
import { operationCases } from '../authorization-cases.ts';
import { brokenCall, callOf, validParts, type GeneratedCall } from '../contract-inputs/generated-call.ts';
import { randomOf, type Random } from '../contract-inputs/random.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { formCall } from './form-call.ts';
import { createFuzzWorld, type FuzzCaller, type FuzzWorld } from './fuzz-world.ts';

/** Calls per database; rounds are independent, so that each can be repeated alone. */
export const callsOfRound = 1000;

/** Calls after which people and rows are recreated: by then many have been removed or locked out. */
const callsOfWorld = 200;

/** Seconds between two calls; a session outlives a world. */
const pause = 1;

/** A call that the server failed on. */
export interface Failure {
  readonly seed: string;
  readonly round: number;
  /** Index of the call within its round. */
  readonly call: number;
  readonly caller: string;
  readonly sent: GeneratedCall;
  /** The answer, or the thrown error. */
  readonly answer: string;
  /** Log lines of the call. */
  readonly log: string;
}

/** Result of a round. */
export interface RoundResult {
  readonly calls: number;
  /** Number of answers per operation and status, by `operationId status`. */
  readonly answers: ReadonlyMap<string, number>;
  readonly failures: readonly Failure[];
}

const handlers = new Map<string, OperationId>(operations.map(({ id }) => [id, id]));

/** Every operation of the contract. */
const contract = readContract();

/**
 * Generates a call of an operation: valid, valid but for one part, or one known to succeed with some fields changed.
 */
async function generate(
  operation: ContractOperation,
  { world, known }: FuzzWorld,
  random: Random,
): Promise<GeneratedCall> {
  const id = handlers.get(operation.id);
  const how = id === undefined ? undefined : operationCases[id];
  const path = random.chance(0.85) ? ((await how?.path?.(world)) ?? {}) : {};
  const made = validParts(operation, { random, known }, path);
  if (operation.id === 'uploadNewsFiles') return formCall(operation, made, random);
  const usual: unknown = random.chance(0.4) ? await how?.body?.(world, path) : undefined;
  const body =
    isRecord(usual) && isRecord(made.body)
      ? { ...usual, ...Object.fromEntries(Object.entries(made.body).filter(() => random.chance(0.3))) }
      : made.body;
  const parts = { ...made, body };
  return random.chance(0.35) ? brokenCall(operation, parts, random) : callOf(operation, parts);
}

/** Sends a call as a caller, from a network address. */
async function send(app: TestApp, caller: FuzzCaller, call: GeneratedCall, address: string) {
  return app.request(call.operation.method, call.path, {
    headers: { ...caller.headers, ...call.headers },
    from: address,
    ...(call.body === null ? {} : { body: call.body }),
  });
}

function isFailed(status: number): boolean {
  return status >= 500;
}

/** Sends the calls of a seed and round, on a database of their own. */
export async function runRound(seed: string, round: number, calls = callsOfRound): Promise<RoundResult> {
  const app = await createTestApp();
  const answers = new Map<string, number>();
  const failures: Failure[] = [];
  const random = randomOf(`${seed}/${round}`);
  try {
    let around = await createFuzzWorld(app);
    for (let call = 0; call < calls; call += 1) {
      if (call > 0 && call % callsOfWorld === 0) around = await createFuzzWorld(app);
      const operation = random.pick(contract);
      const caller = random.pick(around.callers);
      const sent = await generate(operation, around, random);
      app.clock.advance(pause);
      const logged = app.log.length;
      // Each call has its own network address, so that no per-address limit ends the search.
      const answer = await send(app, caller, sent, `10.${round % 256}.${call >> 8}.${call & 255}`);
      await app.deps.background.settled();
      const key = `${operation.id} ${answer.status}`;
      answers.set(key, (answers.get(key) ?? 0) + 1);
      if (isFailed(answer.status))
        failures.push({
          seed,
          round,
          call,
          caller: caller.name,
          sent,
          answer: `${answer.status} ${answer.text}`,
          log: app.log.slice(logged).join(''),
        });
    }
  } finally {
    await app.close();
  }
  return { calls, answers, failures };
}

const longestShown = 2000;

function shown(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown)}… (${text.length} signs)` : text;
}

/** Describes which call failed, how to send it again and how to reproduce it. */
export function describeFailure(failure: Failure): string {
  const { seed, round, call, caller, sent, answer, log } = failure;
  return [
    `${sent.operation.id}, by ${caller}`,
    `  ${sent.operation.method} ${shown(sent.path)}`,
    ...Object.entries(sent.headers).map(([name, value]) => `  ${name}: ${shown(value)}`),
    ...(sent.body === null ? [] : [`  ${shown(sent.body)}`]),
    `  answered ${shown(answer)}`,
    ...(log === '' ? [] : [`  log: ${shown(log)}`]),
    `  again: npx -y pnpm fuzz --seed ${seed} --round ${round} --calls ${call + 1}`,
  ].join('\n');
}
