import { expect, it } from 'vitest';

import { cancelled, countsOf, filesOf, minutesLeft, newRun, withStep } from './certificate-run.ts';

const corporateGroup = (uuid: string) => ({ uuid, name: uuid, siteCount: 1 });
const run = newRun('yearly_usage', 2024, ['A', 'B', 'C', 'D'].map(corporateGroup));
const file = { name: 'a.pdf', content: new Blob() };
const halfway = withStep(withStep(run, 'A', { step: 'done', file }), 'B', { step: 'failed', reason: 'x' });

it('counts where the corporate groups stand', () => {
  expect(countsOf(run)).toEqual({ total: 4, done: 0, failed: 0, left: 4 });
  expect(countsOf(withStep(halfway, 'C', { step: 'running' }))).toEqual({
    total: 4,
    done: 1,
    failed: 1,
    left: 2,
  });
});

it('calls off what waits, and nothing that is made', () => {
  expect(cancelled(halfway).items.map(({ state }) => state.step)).toEqual([
    'done',
    'failed',
    'cancelled',
    'cancelled',
  ]);
  expect(filesOf(cancelled(halfway))).toEqual([file]);
});

it('tells the time that is left from the time it has taken', () => {
  expect(minutesLeft(run, 60_000)).toBeNull();
  expect(minutesLeft(halfway, 240_000)).toBe(4);
  expect(minutesLeft(halfway, 1_000)).toBe(1);
  expect(minutesLeft(cancelled(halfway), 1_000)).toBeNull();
});
