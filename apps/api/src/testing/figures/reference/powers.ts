import type { Step } from './steps.ts';

/** The mean power of an hour or a quarter. */
export interface Power {
  readonly start: number;
  readonly kw: number;
}

/** Powers of one site by steps of this many minutes, only steps without gaps, ordered by time. */
export function wholePowers(steps: readonly Step[], minutes: 15 | 60): Power[] {
  const length = minutes * 60_000;
  const fine = steps.flatMap((step) =>
    step.minutes > minutes
      ? Array.from({ length: step.minutes / minutes }, (_, place) => ({
          ...step,
          start: step.start + place * length,
          minutes,
          wh: step.wh === null ? null : (step.wh * minutes) / step.minutes,
        }))
      : [step],
  );
  const groups = Map.groupBy(fine, ({ start }) => Math.floor(start / length) * length);
  return [...groups]
    .toSorted(([left], [right]) => left - right)
    .filter(([, group]) => group.every(({ wh }) => wh !== null))
    .map(([start, group]) => ({
      start,
      kw: (group.reduce((sum, { wh }) => sum + (wh ?? 0), 0) / 1000) * (60 / minutes),
    }));
}

/** Total power of all sites by hour, each from the sites with every value of the hour, ordered by time. */
export function hoursTogether(steps: readonly Step[]): Power[] {
  const byHour = new Map<number, number>();
  for (const own of Map.groupBy(steps, ({ site }) => site).values())
    for (const { start, kw } of wholePowers(own, 60)) byHour.set(start, (byHour.get(start) ?? 0) + kw);
  return [...byHour].toSorted(([left], [right]) => left - right).map(([start, kw]) => ({ start, kw }));
}

/** The highest power; the first of equal ones. */
export function highest(powers: readonly Power[]): Power | null {
  return powers.reduce<Power | null>(
    (most, power) => (most === null || power.kw > most.kw ? power : most),
    null,
  );
}

/** The power reached in 95 % of the steps. */
export function baseLoad(powers: readonly Power[]): number | null {
  const ascending = powers.map(({ kw }) => kw).toSorted((left, right) => left - right);
  return ascending[Math.floor(ascending.length * 0.05)] ?? null;
}

/** Mean power as a percentage of the highest. */
export function loadFactor(powers: readonly Power[]): number | null {
  const top = highest(powers);
  if (top === null || top.kw === 0) return null;
  return (powers.reduce((sum, { kw }) => sum + kw, 0) / powers.length / top.kw) * 100;
}
