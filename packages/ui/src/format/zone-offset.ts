import { TIME_ZONE } from './locale.ts';

const MINUTE_MS = 60_000;

let clockFormat: Intl.DateTimeFormat | undefined;

/** Made when it is first asked for: it takes tens of milliseconds, which a page without dates need not spend. */
function swedishClock(): Intl.DateTimeFormat {
  clockFormat ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: TIME_ZONE,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return clockFormat;
}

const steadyMonths = new Map<number, number | null>();

function offsetByIntl(ms: number): number {
  const parts = new Map(
    swedishClock()
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return wall / MINUTE_MS - Math.floor(ms / MINUTE_MS);
}

/**
 * Minutes that Swedish time is ahead of UTC: 60 in winter, 120 in summer.
 *
 * Clocks change at most once in a month, so a month that begins and ends with the same offset has it throughout. That
 * spares one slow `Intl` call for each of thousands of meter values.
 *
 * @param ms milliseconds since 1970.
 */
export function zoneOffset(ms: number): number {
  const date = new Date(ms);
  const month = date.getUTCFullYear() * 12 + date.getUTCMonth();
  let steady = steadyMonths.get(month);
  if (steady === undefined) {
    const first = offsetByIntl(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1));
    const last = offsetByIntl(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) - 1);
    steady = first === last ? first : null;
    steadyMonths.set(month, steady);
  }
  return steady ?? offsetByIntl(ms);
}
