import type { LocalDate } from '@vinrod/ui/format';

/** Why certificates cannot be issued for a year. */
export type YearObstacle = 'notOver' | 'cancellationsOpen' | 'noMix';

/** A year of delivery. */
export interface YearChoice {
  readonly year: number;
  /** Undefined when certificates can be issued. */
  readonly obstacle: YearObstacle | undefined;
}

/**
 * Years of delivery to select from, newest first, each with why it is not available. Guarantees of origin count for a
 * year when cancelled by 31 March of the next (domain.md 2.1), and the residual mix has to be final.
 *
 * @param issuable - Years that certificates can be issued for.
 * @param today - Current Swedish day.
 */
export function yearChoices(issuable: readonly number[], today: LocalDate): readonly YearChoice[] {
  const now = Number(today.slice(0, 4));
  const first = Math.min(now - 1, ...issuable);
  const obstacleOf = (year: number): YearObstacle | undefined => {
    if (issuable.includes(year)) return undefined;
    if (year >= now) return 'notOver';
    return today <= `${year + 1}-03-31` ? 'cancellationsOpen' : 'noMix';
  };
  return Array.from({ length: now - first + 1 }, (_, index) => ({
    year: now - index,
    obstacle: obstacleOf(now - index),
  }));
}

/** Missing years above the newest selectable one, newest first: those that users look for. */
export function missingChoices(choices: readonly YearChoice[]): readonly YearChoice[] {
  const newest = choices.findIndex(({ obstacle }) => obstacle === undefined);
  return newest === -1 ? choices : choices.slice(0, newest);
}
