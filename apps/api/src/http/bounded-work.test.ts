import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { worstAddresses, worstBodyCalls, type WorstCall } from '../testing/contract-inputs/worst-call.ts';
import { WorkCounter } from '../testing/counted-work.ts';
import { ApiError } from '../server/api-error.ts';
import { readContract, type ContractOperation } from '../server/contract.ts';
import { isRecord } from '../server/json-document.ts';
import type { RequestValidator } from './request-validation.ts';

/** Maximum bytes of address and headers that the server reads. */
const headLimit = 32 * 1024;

/** Steps that the checks may take per byte of a request. */
const stepsPerByte = 8;

/** Steps that they may take for even the smallest request. */
const stepsAtLeast = 20_000;

/** Maximum problems listed in a response. */
const problemLimit = 20;

/** Maximum characters of an error response. */
const answerLimit = 4096;

let counter: WorkCounter;
let validatorOf: (operation: ContractOperation) => RequestValidator;

beforeAll(async () => {
  counter = new WorkCounter();
  // Only code compiled after counting starts is counted block by block.
  validatorOf = (await import('./request-validation.ts')).requestValidator;
});

afterAll(() => counter.close());

/** The error from the checks of a call; null when they pass. */
async function refusalOf(validator: RequestValidator, call: WorstCall): Promise<ApiError | null> {
  const url = new URL(call.path, 'http://localhost');
  const headers = { 'Content-Type': 'application/json' };
  try {
    if (call.part === 'path') validator.params(call.params);
    if (call.part === 'query') validator.query(url.searchParams);
    if (call.part === 'body' && call.body !== null)
      await validator.body(new Request(url, { method: 'POST', headers, body: call.body }));
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw new Error(`${call.does}: ${String(error)}`, { cause: error });
  }
}

function bytesOf({ path, body }: WorstCall): number {
  return path.length + Buffer.byteLength(body ?? '');
}

/** What some calls were refused with, and the steps beyond what their size allows; none when there are no more. */
interface Checked {
  readonly refusals: readonly (ApiError | null)[];
  readonly stepsBeyond: number;
}

async function checked(validator: RequestValidator, calls: readonly WorstCall[]): Promise<Checked> {
  const refusals: (ApiError | null)[] = [];
  const { steps, passed } = await counter.count(async () => {
    for (const call of calls) refusals.push(await refusalOf(validator, call));
  });
  const bytes = calls.reduce((sum, call) => sum + bytesOf(call), 0);
  return { refusals, stepsBeyond: Math.max(0, steps + passed - stepsAtLeast - stepsPerByte * bytes) };
}

/** The parts of an error response that are too long; empty when there are none. */
function tooLong(refusal: ApiError | null, { does }: WorstCall): string[] {
  const body = refusal?.body('sv') ?? null;
  const details: unknown = isRecord(body) ? body['details'] : null;
  const problems = Array.isArray(details) ? details.length : 0;
  const answer = JSON.stringify(body).length;
  return [
    ...(problems > problemLimit ? [`${does}: ${problems} problems`] : []),
    ...(answer > answerLimit ? [`${does}: an answer of ${answer} signs`] : []),
  ];
}

/** Exceeded limits in the worst calls of an operation. */
async function beyond(operation: ContractOperation, worst: typeof worstAddresses): Promise<string[]> {
  const validator = validatorOf(operation);
  const limits = { head: headLimit, body: operation.bodyLimit };
  const calls = worst(operation, limits, () => []);
  const { refusals, stepsBeyond } = await checked(validator, calls);
  const found = calls.flatMap((call, place) => tooLong(refusals[place] ?? null, call));
  // Counting takes longer than the work itself: calls are counted one by one only when together they exceed the limit.
  if (stepsBeyond === 0) return found;
  for (const call of calls) {
    const { stepsBeyond: steps } = await checked(validator, [call]);
    if (steps > 0) found.push(`${call.does}: ${steps} steps too many for ${bytesOf(call)} bytes`);
  }
  return found;
}

const contract = readContract();

/** Milliseconds; counted code runs slowly. */
const timeout = 600_000;

describe('checking a request takes work in proportion to its size', { timeout }, () => {
  test.each(contract)('security B1: $id, whatever stands in the address', async (operation) => {
    expect(await beyond(operation, worstAddresses)).toEqual([]);
  });

  test.each(contract.filter(({ body }) => body !== null))(
    'security M1: $id, whatever stands in the body',
    async (operation) => {
      expect(await beyond(operation, worstBodyCalls)).toEqual([]);
    },
  );

  test('security 58: what takes more is found', async () => {
    const query = new URLSearchParams(Array.from({ length: 2000 }, (_, index) => `${index}=`).join('&'));
    const { passed } = await counter.count(() => {
      for (const name of query.keys()) query.getAll(name);
    });
    expect(passed).toBe(2000 * 2000);
  });
});
