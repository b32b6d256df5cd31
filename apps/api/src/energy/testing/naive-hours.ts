import { hourMs } from '@vinrod/locale/clock';
import { sumOf, type PlacedStep } from './naive.ts';
import type { InstantMilliseconds, WattHours } from '../../quantities/quantities.ts';

/** An hour with a measured value. */
export interface NaiveHour {
  /** Start, ms since 1970-01-01T00:00Z. */
  readonly instant: InstantMilliseconds;
  /** Local day as `YYYY-MM-DD`. */
  readonly date: string;
  /** 1 = Monday. */
  readonly weekday: number;
  /** Local hour, 0–23. */
  readonly clock: number;
  /** Month 1–12. */
  readonly month: number;
  readonly wh: WattHours;
  readonly steps: readonly PlacedStep[];
}

const clockFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The hours of steps with a value, in chronological order, placed on the clock by the runtime's time-zone database. */
export function hoursOf(steps: readonly PlacedStep[]): NaiveHour[] {
  const byHour = Map.groupBy(steps, (step) => Math.floor(step.instant / hourMs) * hourMs);
  return [...byHour]
    .toSorted(([left], [right]) => left - right)
    .flatMap(([instant, inHour]) => {
      const wh = sumOf(inHour);
      const date = inHour[0]?.date ?? '';
      if (wh === null) return [];
      return [
        {
          instant,
          date,
          weekday: ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1,
          clock: Number(clockFormat.format(instant)),
          month: Number(date.slice(5, 7)),
          wh,
          steps: inHour,
        },
      ];
    });
}

/** {@link hoursOf} over the sites with every value of the hour, which power is based on. */
export function wholeHoursOf(steps: readonly PlacedStep[]): NaiveHour[] {
  const ofSites = Map.groupBy(steps, ({ site, instant }) => `${site} ${Math.floor(instant / hourMs)}`);
  return hoursOf([...ofSites.values()].filter((own) => own.every(({ wh }) => wh !== null)).flat());
}
