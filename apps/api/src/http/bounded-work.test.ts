import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { worstCalls, type WorstCall } from '../testing/contract-inputs/worst-call.ts';
import { WorkCounter } from '../testing/counted-work.ts';
import { ApiError } from '../server/api-error.ts';
import { readContract, type ContractOperation } from '../server/contract.ts';
import { isRecord } from '../server/json-document.ts';
import type { RequestValidator } from './request-validation.ts';

/** Bytes of address and headers that the server reads. */
const headLimit = 32 * 1024;

/** Steps that the checks may take for each byte of a request. */
const stepsPerByte = 8;

/** Steps that they may take however small a request is. */
const stepsAtLeast = 20_000;

/** Most problems that an answer lists. */
const problemLimit = 20;

/** Most signs of an answer that says what is wrong. */
const answerLimit = 4096;

let counter: WorkCounter;
let validatorOf: (operation: ContractOperation) => RequestValidator;

beforeAll(async () => {
  counter = new WorkCounter();
  // Only code that is compiled after the counting began is counted block by block.
  validatorOf = (await import('./request-validation.ts')).requestValidator;
});

afterAll(() => counter.close());

/** The answer of the checks of a call; null when they have nothing against it. */
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

/** Steps for some calls beyond what their size allows; none when there are no more. */
async function stepsBeyond(validator: RequestValidator, calls: readonly WorstCall[]): Promise<number> {
  const { steps, passed } = await counter.count(async () => {
    for (const call of calls) await refusalOf(validator, call);
  });
  const bytes = calls.reduce((sum, call) => sum + bytesOf(call), 0);
  return Math.max(0, steps + passed - stepsAtLeast - stepsPerByte * bytes);
}

/** What an answer says that is too long; empty when nothing is. */
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

/** What is beyond a bound in the worst calls of an operation. */
async function beyond(operation: ContractOperation, isIn: (call: WorstCall) => boolean): Promise<string[]> {
  const validator = validatorOf(operation);
  const limits = { head: headLimit, body: operation.bodyLimit };
  const calls = worstCalls(operation, limits, () => []).filter(isIn);
  const found: string[] = [];
  for (const call of calls) found.push(...tooLong(await refusalOf(validator, call), call));
  // Counting takes longer than what is counted: one call after the other only when all of them take too much.
  if ((await stepsBeyond(validator, calls)) === 0) return found;
  for (const call of calls) {
    const steps = await stepsBeyond(validator, [call]);
    if (steps > 0) found.push(`${call.does}: ${steps} steps too many for ${bytesOf(call)} bytes`);
  }
  return found;
}

const contract = readContract();

/** Milliseconds; code whose work is counted runs slowly. */
const timeout = 600_000;

describe('checking a request takes work in proportion to its size', { timeout }, () => {
  test.each(contract)('security B1: $id, whatever stands in the address', async (operation) => {
    expect(await beyond(operation, ({ part }) => part !== 'body')).toEqual([]);
  });

  test.each(contract.filter(({ body }) => body !== null))(
    'security M1: $id, whatever stands in the body',
    async (operation) => {
      expect(await beyond(operation, ({ part }) => part === 'body')).toEqual([]);
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
