import type { HighLoadRule } from './high-load.ts';
import type { Watts } from '../../quantities/quantities.ts';

/** Rules of a network tariff that reports use. */
export interface Tariff {
  /** The network company's name for it; null when the site's own tariff is unknown. */
  readonly name: string | null;
  readonly highLoad: HighLoadRule;
  /** Fuses that can be subscribed, A, smallest first. */
  readonly fuseSizesA: readonly number[];
  /** Steps in which power is subscribed, W. */
  readonly powerStepW: Watts;
  /** Minimum power that can be subscribed, W. */
  readonly leastPowerW: Watts;
}

/**
 * Default for a site without a stored tariff. High load has the most common definition, that of Sundsvall Elnät
 * (Tillägg höglasttid: January–March and November–December, Monday–Friday 06–22), without public holidays as in the
 * tariffs of Telge Nät and Sollentuna Energi ("helgfria vardagar"). Fuses are the sizes of Swedish price lists up to
 * 200 A (Sollentuna Energi; above 200 A power is subscribed, domain.md 2.1).
 */
export const unknownTariff: Tariff = {
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
