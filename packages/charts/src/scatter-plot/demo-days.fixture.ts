import type { ScatterPoint } from './scatter-model.ts';

/** The energy signature of a demo building. */
export interface DemoBuilding {
  readonly base: number;
  /** Increase per degree below `below`, and above `above`. */
  readonly cold?: number;
  readonly below?: number;
  readonly warm?: number;
  readonly above?: number;
  /** Maximum deviation of a day for other reasons. */
  readonly spread: number;
}

/** Deterministic pseudo-random numbers between −1 and 1. */
function noise(index: number): number {
  const wave = Math.sin(index * 12.9898) * 43_758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

const monthNames = [
  'jan.',
  'feb.',
  'mars',
  'apr.',
  'maj',
  'juni',
  'juli',
  'aug.',
  'sep.',
  'okt.',
  'nov.',
  'dec.',
];

/** A year of days in a Swedish climate, for a building with a known energy signature. */
export function demoDays(building: DemoBuilding): readonly ScatterPoint[] {
  const { base, cold = 0, below = 0, warm = 0, above = 0, spread } = building;
  return Array.from({ length: 365 }, (_, day): ScatterPoint => {
    const date = new Date(Date.UTC(2025, 0, 1 + day));
    const temperature =
      Math.round((7 - 11 * Math.cos(((day - 20) / 365) * 2 * Math.PI) + 5 * noise(day)) * 10) / 10;
    const weather = cold * Math.max(0, below - temperature) + warm * Math.max(0, temperature - above);
    return {
      key: String(day),
      label: `${date.getUTCDate()} ${monthNames[date.getUTCMonth()]} 2025`,
      temperature,
      value: Math.round(base + weather + spread * noise(day + 1000)),
    };
  });
}
