/** Metered series in the form every page of the bench gets: columns, never objects. */
export interface BenchData {
  /** Start of each step, UTC ms. */
  readonly starts: Float64Array;
  readonly series: readonly BenchSeries[];
}

/** One series of {@link BenchData}. */
export interface BenchSeries {
  readonly name: string;
  /** Colour of its line. */
  readonly color: string;
  /** kWh, one per step. */
  readonly values: Float64Array;
}

const hourMs = 3_600_000;

/** 2026-01-01 00:00 in Sweden. */
const newYear = Date.UTC(2025, 11, 31, 23);

const colors = [
  '#862a44',
  '#0062ba',
  '#829d00',
  '#009ca6',
  '#7c5f00',
  '#bd6bff',
  '#0300be',
  '#f60977',
  '#003d00',
  '#422452',
];

/** A reproducible source of numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function consumption(seed: number, starts: Float64Array): Float64Array {
  const random = randomFrom(seed);
  const base = 20 + random() * 60;
  return Float64Array.from(starts, (start) => {
    const hour = (start / hourMs) % 24;
    const day = Math.floor(start / hourMs / 24);
    const isWorkday = day % 7 < 5 && hour > 6 && hour < 17;
    const season = 1 + 0.4 * Math.cos(((day % 365) / 365) * 2 * Math.PI);
    const peak = random() > 0.9995 ? 3 : 1;
    return base * season * (isWorkday ? 1.8 : 1) * (0.85 + random() * 0.3) * peak;
  });
}

/**
 * Consumption with working days, seasons and rare peaks; deterministic.
 *
 * @param length - 8 760 for the hours of a year; more are quarters of an hour, 35 040 a year
 */
export function benchData(seriesCount: number, length: number): BenchData {
  const step = length > 8760 ? hourMs / 4 : hourMs;
  const starts = Float64Array.from({ length }, (_, i) => newYear + i * step);
  return {
    starts,
    series: Array.from({ length: seriesCount }, (_, i) => ({
      name: `Anläggning ${i + 1}`,
      color: colors[i % colors.length] ?? '',
      values: consumption(i + 1, starts),
    })),
  };
}
