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

/** Calls on one database; those of another round know nothing of them, so that a round can be repeated alone. */
export const callsOfRound = 1000;

/** Calls after which people and rows are rebuilt: by then many have been removed or locked out. */
const callsOfWorld = 200;

/** Seconds between two calls; a session lives longer than a world. */
const pause = 1;

/** A call that the server did not know how to answer. */
export interface Failure {
  readonly seed: string;
  readonly round: number;
  /** Number of the call within its round. */
  readonly call: number;
  readonly caller: string;
  readonly sent: GeneratedCall;
  /** What was answered, or thrown. */
  readonly answer: string;
  /** What the log says about it. */
  readonly log: string;
}

/** What came of the calls of a round. */
export interface RoundResult {
  readonly calls: number;
  /** How often each operation answered with each status, as `operationId status`. */
  readonly answers: ReadonlyMap<string, number>;
  readonly failures: readonly Failure[];
}

const handlers = new Map<string, OperationId>(operations.map(({ id }) => [id, id]));

/** Every operation whose request says what it may hold. */
const contract = readContract();

/** A call of an operation: allowed, allowed but for one thing, or the one that tests know to succeed with fields of it changed. */
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

/** Requests that no client can even put together, such as a header that no header may be. */
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

/** Sends the calls that follow from a seed and the number of a round, on a database of their own. */
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
      // Each call has a network address of its own, so that no limit for an address ends the search.
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

/** Says which call failed, how to send it again and how to come to it. */
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
