import { afterEach, describe, expect, it, vi } from 'vitest';

import { timeScale } from '../scale/time-scale.ts';
import { fromIsoWeek } from './iso-week.ts';
import { hourMs } from '@vinrod/locale/clock';
import { fromLocal } from '@vinrod/locale/wall-clock';
import type { StepKind } from './steps.ts';
import { calendarBands, timeAxis } from './time-axis.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

function axis(step: StepKind, from: number, to: number, width = 756, rows: 1 | 2 = 2) {
  return timeAxis({ step, x: timeScale([from, to], [0, width]), rows });
}

const labels = (ticks: readonly { label: string }[]) => ticks.map(({ label }) => label);

describe('time axis', () => {
  it('numbers weeks and names their months', () => {
    const weeks = axis('week', fromIsoWeek({ year: 2026, week: 19 }), fromIsoWeek({ year: 2026, week: 44 }));
    expect(labels(weeks.ticks)).toEqual([
      '19',
      '21',
      '23',
      '25',
      '27',
      '29',
      '31',
      '33',
      '35',
      '37',
      '39',
      '41',
      '43',
    ]);
    expect(labels(weeks.contexts)).toEqual(['maj', 'juni', 'juli', 'augusti', 'september', 'oktober']);
    expect(weeks.prefix).toBe('vecka');
    expect(weeks.contexts[2]?.at).toBe(fromIsoWeek({ year: 2026, week: 28 }));
  });

  it('numbers weeks in one row on a phone', () => {
    const weeks = axis(
      'week',
      fromIsoWeek({ year: 2026, week: 19 }),
      fromIsoWeek({ year: 2026, week: 44 }),
      322,
      1,
    );
    expect(labels(weeks.ticks)).toEqual(['v. 19', 'v. 25', 'v. 31', 'v. 37', 'v. 43']);
    expect(weeks.contexts).toEqual([]);
  });

  it.each(['Europe/Stockholm', 'UTC', 'America/Los_Angeles', 'Asia/Kathmandu'])(
    'places local midnights on both clock changes for a browser in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      const spring = axis('hour', fromLocal(2026, 3, 28), fromLocal(2026, 3, 30, 23));
      expect(labels(spring.contexts)).toEqual(['lör 28 mars', 'sön 29 mars', 'mån 30 mars']);
      const [, second, third] = spring.contexts;
      expect((third?.at ?? 0) - (second?.at ?? 0)).toBe(23 * hourMs);
      const autumn = axis('hour', fromLocal(2026, 10, 24), fromLocal(2026, 10, 26, 23));
      expect((autumn.contexts[2]?.at ?? 0) - (autumn.contexts[1]?.at ?? 0)).toBe(25 * hourMs);
      expect(labels(autumn.ticks).slice(0, 5)).toEqual(['00:00', '06:00', '12:00', '18:00', '00:00']);
    },
  );

  it('shows the repeated hour twice when there is room for every hour', () => {
    const day = axis('hour', fromLocal(2026, 10, 25), fromLocal(2026, 10, 25, 6), 1000);
    expect(labels(day.ticks)).toEqual([
      '00:00',
      '01:00',
      '02:00',
      '02:00',
      '03:00',
      '04:00',
      '05:00',
      '06:00',
    ]);
  });

  it('shows it once where only some hours have room', () => {
    const day = axis('hour', fromLocal(2026, 10, 25), fromLocal(2026, 10, 25, 23), 800);
    expect(labels(day.ticks).slice(0, 4)).toEqual(['00:00', '02:00', '04:00', '06:00']);
  });

  it('goes from hours to days, Mondays, months and years as the period grows', () => {
    const from = fromLocal(2025, 9, 15);
    const upper = [2, 14, 120, 600, 4000].map((days) =>
      labels(axis('hour', from, from + days * 24 * hourMs).ticks),
    );
    expect(upper[0]?.slice(0, 2)).toEqual(['00:00', '06:00']);
    expect(upper[1]?.slice(0, 3)).toEqual(['15', '16', '17']);
    expect(upper[2]?.slice(0, 3)).toEqual(['15', '22', '29']);
    expect(upper[3]?.slice(0, 3)).toEqual(['okt', 'nov', 'dec']);
    expect(upper[4]?.slice(0, 2)).toEqual(['2026', '2027']);
  });

  it('writes the year where it changes', () => {
    const days = axis('day', fromLocal(2026, 11, 1), fromLocal(2027, 1, 31));
    expect(labels(days.contexts)).toEqual(['november', 'december', 'januari 2027']);
  });

  it('drops a first, short context that would run into the next', () => {
    const days = axis('day', fromLocal(2026, 4, 30), fromLocal(2026, 6, 15));
    expect(labels(days.contexts)).toEqual(['maj', 'juni']);
  });

  it('labels a single value, and nothing without width', () => {
    const at = fromLocal(2026, 3, 12);
    expect(labels(axis('day', at, at).ticks)).toEqual(['12 mar']);
    expect(axis('day', at, at, 0).ticks).toEqual([]);
  });
});

describe('calendar bands', () => {
  it('cut the first and last month, and use one form of name for all', () => {
    const from = fromLocal(2026, 5, 20);
    const to = fromLocal(2026, 9, 3);
    const wide = calendarBands(from, to, timeScale([from, to], [0, 500]));
    expect(labels(wide)).toEqual(['maj', 'juni', 'juli', 'augusti', '']);
    const narrow = calendarBands(from, to, timeScale([from, to], [0, 160]));
    expect(labels(narrow)).toEqual(['', 'jun', 'jul', 'aug', '']);
    expect(wide[0]?.from).toBe(from);
    expect(wide.at(-1)?.to).toBe(to);
  });

  it('become years where months have no room', () => {
    const from = fromLocal(2024, 7);
    const to = fromLocal(2026, 7);
    expect(labels(calendarBands(from, to, timeScale([from, to], [0, 300])))).toEqual([
      '2024',
      '2025',
      '2026',
    ]);
  });
});
