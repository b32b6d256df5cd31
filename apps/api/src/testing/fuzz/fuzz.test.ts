import { describe, expect, test } from 'vitest';
import { describeFailure, runRound } from './fuzz.ts';

const seed = 'every commit';

/** Milliseconds; so many calls take a while on a computer that does other things too. */
const timeout = 600_000;

describe('calls generated from the contract', { timeout }, () => {
  test.each([0, 1])('security m3: none of a thousand fails, round %i', async (round) => {
    const { calls, failures } = await runRound(seed, round);
    expect(failures.map(describeFailure)).toEqual([]);
    expect(calls).toBe(1000);
  });

  test('are the same for the same seed, and so are their answers', async () => {
    const first = await runRound(seed, 0, 50);
    const second = await runRound(seed, 0, 50);
    expect([...first.answers]).toEqual([...second.answers]);
  });
});
