import { expect, test } from 'vitest';
import { createWriteCheck } from './write-check.ts';

function scene() {
  const state = { time: 0, isFull: false, isReadOnly: false, writes: [] as string[] };
  const check = createWriteCheck({
    write() {
      state.writes.push('small');
      return state.isReadOnly ? Promise.reject(new Error('read-only')) : Promise.resolve();
    },
    writeMore() {
      state.writes.push('more');
      return state.isFull ? Promise.reject(new Error('full')) : Promise.resolve();
    },
    now: () => state.time,
  });
  return { state, check };
}

function diskFull(code: string): Error {
  return Object.assign(new Error('no space left'), { code });
}

test('security m17: however often it is asked, it writes once in ten seconds', async () => {
  const { state, check } = scene();
  for (let asked = 0; asked < 50; asked++) await check.check();
  state.time = 9999;
  await check.check();
  expect(state.writes).toEqual(['small']);
  state.time = 10_000;
  await Promise.all([check.check(), check.check()]);
  expect(state.writes).toEqual(['small', 'small']);
});

test('security m17: a failed write stands as long as a good one', async () => {
  const { state, check } = scene();
  state.isReadOnly = true;
  await expect(check.check()).rejects.toThrow('read-only');
  state.isReadOnly = false;
  await expect(check.check()).rejects.toThrow('read-only');
  state.time = 10_000;
  await expect(check.check()).resolves.toBeUndefined();
});

test.each(['53100', 'ENOSPC'])(
  'security m17: after a query failed with %s only a write that needs room tells that there is some',
  async (code) => {
    const { state, check } = scene();
    await check.check();
    state.isFull = true;
    check.noteFailure(diskFull(code));
    await expect(check.check()).rejects.toThrow('full');
    // Repeated failures do not make it write more often.
    check.noteFailure(diskFull(code));
    await expect(check.check()).rejects.toThrow('full');
    state.time = 10_000;
    await expect(check.check()).rejects.toThrow('full');
    state.isFull = false;
    state.time = 20_000;
    await expect(check.check()).resolves.toBeUndefined();
    state.time = 30_000;
    await check.check();
    expect(state.writes).toEqual(['small', 'more', 'more', 'more', 'small']);
  },
);

test('security m17: other failures are none of its business', async () => {
  const { state, check } = scene();
  check.noteFailure(diskFull('23505'));
  check.noteFailure('no error');
  await check.check();
  expect(state.writes).toEqual(['small']);
});
