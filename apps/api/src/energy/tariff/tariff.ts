import type { HighLoadRule } from './high-load.ts';
import type { Watts } from '../../quantities/quantities.ts';

/** Rules of a network tariff that reports reckon with. */
export interface Tariff {
  /** As the network company calls it; null when nothing is known of the site's own tariff. */
  readonly name: string | null;
  readonly highLoad: HighLoadRule;
  /** Fuses that can be subscribed, A, smallest first. */
  readonly fuseSizesA: readonly number[];
  /** Steps in which power is subscribed, W. */
  readonly powerStepW: Watts;
  /** The least power that can be subscribed, W. */
  readonly leastPowerW: Watts;
}

/**
 * Stands in for the tariff of a site of which none is stored. High load is the most common definition, as Sundsvall
 * Elnät has it (Tillägg höglasttid: January–March and November–December, Monday–Friday 06–22), without public
 * holidays as Telge Nät and Sollentuna Energi write theirs ("helgfria vardagar"). Fuses are the sizes of Swedish
 * price lists up to 200 A (Sollentuna Energi; above 200 A power is subscribed, domain.md 2.1).
 */
export const UNKNOWN_TARIFF: Tariff = {
  name: null,
  highLoad: {
    months: [1, 2, 3, 11, 12],
    weekdays: [1, 2, 3, 4, 5],
    fromHour: 6,
    toHour: 22,
    onHolidays: false,
  },
  fuseSizesA: [16, 20, 25, 35, 50, 63, 80, 100, 125, 160, 200],
  powerStepW: 1000,
  leastPowerW: 0,
};
