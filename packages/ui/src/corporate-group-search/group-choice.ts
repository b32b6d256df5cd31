import { foldSwedish, searchWords } from '../command-palette/swedish-fold.ts';

/** A corporate group that can be chosen. */
export interface GroupChoice {
  readonly uuid: string;
  readonly name: string;
  /** What tells it from others: "559990-1104 · 14 anläggningar". Searched too. */
  readonly detail?: string;
}

/** What stands for all corporate groups in the place of one's uuid. */
export const EVERY_CORPORATE_GROUP = 'every';

/** Whether a choice holds every word of a search in its name or detail. */
export function fitsSearch({ name, detail = '' }: Omit<GroupChoice, 'uuid'>, search: string): boolean {
  const letters = foldSwedish(`${name}\n${detail}`).letters;
  const digits = letters.replaceAll(/[ -]/g, '');
  return searchWords(search).every((word) => letters.includes(word) || digits.includes(word));
}

/** What the list is made of. */
export interface ChoicesFor {
  /** What was found last. */
  readonly found: readonly GroupChoice[];
  readonly search: string;
  /** Whether `found` answers another search than this one. */
  readonly isStale: boolean;
  /** The choice of all corporate groups; undefined where it is not offered. */
  readonly every: Omit<GroupChoice, 'uuid'> | undefined;
}

/**
 * What can be chosen at this moment, in order. "Alla koncerner" stands first while nothing is typed; a search shows it only
 * when it fits, so that Enter takes what was searched for. Until the answer has come only those of the former one are
 * left that fit: Enter never takes one that the search has passed.
 */
export function shownChoices({ found, search, isStale, every }: ChoicesFor): readonly GroupChoice[] {
  const fitting = isStale ? found.filter((choice) => fitsSearch(choice, search)) : found;
  const hasEvery = every !== undefined && fitsSearch({ name: every.name }, search);
  return hasEvery ? [{ uuid: EVERY_CORPORATE_GROUP, ...every }, ...fitting] : fitting;
}

/**
 * Which choice the keyboard is on: the one it was moved to as long as that can be chosen; else the first that a search
 * found, and while nothing is typed the one that is shown.
 * @returns its place, or -1 when there is nothing to choose
 */
export function activePlace(
  choices: readonly GroupChoice[],
  { movedTo, search, selectedId }: { movedTo: string | undefined; search: string; selectedId: string },
): number {
  for (const preferred of [movedTo, search === '' ? selectedId : undefined]) {
    const place = choices.findIndex(({ uuid }) => uuid === preferred);
    if (place !== -1) return place;
  }
  return choices.length === 0 ? -1 : 0;
}
