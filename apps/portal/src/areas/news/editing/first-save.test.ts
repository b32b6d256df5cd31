import { expect, it, vi } from 'vitest';

import { firstSave } from './first-save.ts';

const refuse = (): Promise<string> => Promise.reject(new Error('offline'));

it('figures 17: two files at once save one draft', async () => {
  const first = firstSave<string>();
  const store = vi.fn<() => Promise<string>>(() => Promise.resolve('draft 1'));
  expect(first.begun()).toBeUndefined();
  expect(await Promise.all([first.save(store), first.save(store)])).toEqual(['draft 1', 'draft 1']);
  expect(await first.save(store)).toBe('draft 1');
  expect(await first.begun()).toBe('draft 1');
  expect(store).toHaveBeenCalledOnce();
});

it('figures 17: a save that failed fails for both, and can be tried again', async () => {
  const first = firstSave<string>();
  const answers = await Promise.allSettled([first.save(refuse), first.save(refuse)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(first.begun()).toBeUndefined();
  expect(await first.save(() => Promise.resolve('draft 1'))).toBe('draft 1');
});

it('figures 17: what was removed is saved anew', async () => {
  const first = firstSave<string>();
  await first.save(() => Promise.resolve('draft 1'));
  first.forget();
  expect(await first.save(() => Promise.resolve('draft 2'))).toBe('draft 2');
});
