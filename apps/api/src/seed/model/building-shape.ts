import type { Break, DayKind } from './day-kind.ts';

/** Activity between two clock hours (may pass midnight), as a share of full activity. */
export type Activity = readonly [from: number, to: number, level: number];

/**
 * The load shape of a building. Shares are relative to each other: the sum over a year is then scaled to the site's
 * yearly consumption. The numbers are our own model, checked against the ratios of 60 real buildings.
 */
export interface BuildingShape {
  /** Constant load: standby, ventilation, refrigeration. */
  readonly base: number;
  /** Load at full activity, above the base. */
  readonly active: number;
  readonly schedule: Readonly<Record<DayKind, readonly Activity[]>>;
  /** Lighting in full darkness during activity. */
  readonly light: number;
  /** Lighting in full darkness at all hours: car parks, yards, stairwells. */
  readonly nightLight: number;
  /** Load per 10 °C below 15 °C. */
  readonly heat: number;
  /** Load per 10 °C above 8 °C: cooling and refrigeration. */
  readonly cool: number;
  /** Share of activity that remains in a break. */
  readonly breaks: Readonly<Partial<Record<Break, number>>>;
  /** Hourly variation of the load, as a share. */
  readonly unrest: number;
}
