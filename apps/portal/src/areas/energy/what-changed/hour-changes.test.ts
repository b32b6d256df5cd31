import { addDays, hoursOfDay, startOfDay } from '@vinrod/ui/format';
import { expect, it } from 'vitest';

import { hourChanges, largestHourChanges, loadTimes } from './hour-changes.ts';

const hourMs = 3_600_000;

/** Hours of a month, each with the energy that `kwh` gives it. */
function hoursOf(
  month: string,
  kwh: (hour: { readonly date: string; readonly hour: number }) => number | null,
): { x: string; y: number | null }[] {
  const points: { x: string; y: number | null }[] = [];
  for (let date = `${month}-01`; date.startsWith(month); date = addDays(date, 1)) {
    for (let index = 0; index < hoursOfDay(date); index += 1) {
      const instant = startOfDay(date) + index * hourMs;
      const local = new Date(instant).toLocaleString('sv-SE', { timeZone: 'Europe/Stockholm' });
      const offset = Date.parse(`${local.replace(' ', 'T')}Z`) - instant === hourMs ? '+01:00' : '+02:00';
      const hour = Number(local.slice(11, 13));
      points.push({ x: `${local.replace(' ', 'T')}${offset}`, y: kwh({ date, hour }) });
    }
  }
  return points;
}

function sum(values: readonly number[]): number {
  return Math.round(values.reduce((total, value) => total + value, 0) * 1000) / 1000;
}

function totalOf(points: readonly { y: number | null }[]): number {
  return sum(points.map(({ y }) => y ?? 0));
}

it('adds up to the change exactly, by hour and by time of the week, whatever the lengths and clock changes', () => {
  const months = ['2026-10', '2025-10', '2026-03', '2026-02', '2028-02', '2026-09'];
  for (const now of months) {
    for (const before of months) {
      const points = hoursOf(now, ({ date, hour }) => 10.001 + hour * 0.317 + Number(date.slice(8)) * 0.003);
      const earlier = hoursOf(before, ({ hour }) => 9.999 + hour * 0.113);
      const { weekday, weekend, by } = hourChanges(points, earlier);
      const change = sum([totalOf(points), -totalOf(earlier)]);
      expect(sum([...weekday, ...weekend])).toBe(change);
      expect(sum(loadTimes.map((time) => by[time]))).toBe(change);
    }
  }
});

it('counts 745 hours in October and 743 in March, the repeated hour on its own hour of the clock', () => {
  expect(hoursOf('2026-10', () => 1)).toHaveLength(745);
  expect(hoursOf('2026-03', () => 1)).toHaveLength(743);
  const october = hourChanges(
    hoursOf('2026-10', () => 1),
    [],
  );
  expect((october.weekday[2] ?? 0) + (october.weekend[2] ?? 0)).toBe(32);
  const march = hourChanges(
    hoursOf('2026-03', () => 1),
    [],
  );
  expect((march.weekday[2] ?? 0) + (march.weekend[2] ?? 0)).toBe(30);
});

it('tells nights from days at 06 and 22, and weekdays from weekends and public holidays', () => {
  // 2026-05-14 is Ascension Day, a Thursday.
  const may = hoursOf('2026-05', ({ date, hour }) => (date === '2026-05-14' && hour === 10 ? 5 : 0));
  expect(hourChanges(may, []).by).toEqual({ weekdayDay: 0, weekdayNight: 0, weekend: 5 });
  const nights = hoursOf('2026-05', ({ date, hour }) =>
    date === '2026-05-13' && (hour === 5 || hour === 22) ? 1 : 0,
  );
  expect(hourChanges(nights, []).by).toEqual({ weekdayDay: 0, weekdayNight: 2, weekend: 0 });
  const days = hoursOf('2026-05', ({ date, hour }) =>
    date === '2026-05-13' && (hour === 6 || hour === 21) ? 1 : 0,
  );
  expect(hourChanges(days, []).by).toEqual({ weekdayDay: 2, weekdayNight: 0, weekend: 0 });
});

it('says where most of the change lies, and nothing of no change', () => {
  const more = hoursOf('2026-10', ({ hour }) => (hour === 5 ? 3 : 1));
  const before = hoursOf('2026-10', () => 1);
  const most = largestHourChanges(hourChanges(more, before));
  expect(most?.time[0]).toBe('weekdayNight');
  expect(most?.hour).toEqual([5, 62]);
  expect(largestHourChanges(hourChanges([], []))).toBeUndefined();
  expect(
    largestHourChanges(
      hourChanges(
        hoursOf('2026-10', () => null),
        [],
      ),
    ),
  ).toBeUndefined();
});
