import { describe, expect, test } from 'vitest';
import { describeFailure, runRound } from './fuzz.ts';

const seed = 'every commit';

/** Milliseconds; this many calls take a while on a busy computer. */
const timeout = 600_000;

describe('calls generated from the contract', { timeout }, () => {
  // Each database gets a thousand of its own, because almost everything that they can break lies above it.
  test('security m3: none of a thousand fails', async () => {
    const round = process.env['DATABASE_URL'] === undefined ? 0 : 1;
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
