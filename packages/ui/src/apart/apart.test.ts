import { expect, it, vi } from 'vitest';

import { Apart } from './apart.ts';

it('is loaded once, however many ask for it', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'part');
  const apart = new Apart(load);
  const listener = vi.fn<() => void>();
  apart.subscribe(listener);
  expect(apart.state()).toEqual({ part: undefined, hasFailed: false });
  await Promise.all([apart.ask(), apart.ask()]);
  await apart.ask();
  expect(load).toHaveBeenCalledOnce();
  expect(listener).toHaveBeenCalledOnce();
  expect(apart.state()).toEqual({ part: 'part', hasFailed: false });
});

it('tells of a failure, and is loaded when it is asked for again', async () => {
  const load = vi
    .fn<() => Promise<string>>(async () => 'part')
    .mockRejectedValueOnce(new Error('no network'));
  const apart = new Apart(load);
  await apart.ask();
  expect(apart.state()).toEqual({ part: undefined, hasFailed: true });
  const again = apart.ask();
  expect(apart.state()).toEqual({ part: undefined, hasFailed: false });
  await again;
  expect(apart.state()).toEqual({ part: 'part', hasFailed: false });
});

it('tells nobody who has left', async () => {
  const apart = new Apart(async () => 'part');
  const listener = vi.fn<() => void>();
  apart.subscribe(listener)();
  await apart.ask();
  expect(listener).not.toHaveBeenCalled();
});
