import { describe, expect, it } from 'vitest';

import { followed } from './followed-intakes.ts';
import { intakeSummary } from './intake.fixture.ts';

const early = intakeSummary({ uuid: 'a', created_at: '2026-11-20T06:00:00+01:00' });
const late = intakeSummary({ uuid: 'b', created_at: '2026-11-20T07:00:00+01:00', state: 'reading' });
const shown = (files: ReturnType<typeof followed>) =>
  files.map(({ summary, isGone, isNews }) => [summary.uuid, isGone, isNews]);

describe('files with a card', () => {
  it('are those under way, newest first, and none of them news at first', () => {
    expect(shown(followed(undefined, [early, late]))).toEqual([
      ['b', false, false],
      ['a', false, false],
    ]);
  });

  it('are news when the server has been at work with them', () => {
    const before = followed(undefined, [early, late]);
    const ready = { ...late, state: 'ready' as const };
    const after = followed(before, [early, ready]);
    expect(shown(after)).toEqual([
      ['b', false, true],
      ['a', false, false],
    ]);
    expect(shown(followed(after, [early, ready]))[0]).toEqual(['b', false, true]);
  });

  it('are news when they come later, also when they have been read by then', () => {
    expect(shown(followed([], [early]))).toEqual([['a', false, true]]);
  });

  it('stay when they are no longer under way, in their place', () => {
    const before = followed(undefined, [early, late]);
    expect(shown(followed(before, [early]))).toEqual([
      ['b', true, true],
      ['a', false, false],
    ]);
  });

  it('come back when a file is read again', () => {
    const gone = followed(followed(undefined, [early]), []);
    expect(shown(followed(gone, [early]))).toEqual([['a', false, true]]);
  });
});
