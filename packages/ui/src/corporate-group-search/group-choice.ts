import { foldSwedish, searchWords } from '../command-palette/swedish-fold.ts';

/** A corporate group to select, or a company that leads into its own. */
export interface GroupChoice {
  /** @default 'group' */
  readonly kind?: 'group' | 'company';
  readonly uuid: string;
  readonly name: string;
  /** Distinguishes it from others: "559990-1104 · 14 anläggningar". Also searched. */
  readonly detail?: string;
}

/** Stands for all corporate groups instead of a uuid. */
export const EVERY_CORPORATE_GROUP = 'every';

/** Whether an option contains every word of a search in its name or detail. */
export function fitsSearch({ name, detail = '' }: Omit<GroupChoice, 'uuid'>, search: string): boolean {
  const letters = foldSwedish(`${name}\n${detail}`).letters;
  const digits = letters.replaceAll(/[ -]/g, '');
  return searchWords(search).every((word) => letters.includes(word) || digits.includes(word));
}

/** Input for the list of options. */
export interface ChoicesFor {
  /** The latest results. */
  readonly found: readonly GroupChoice[];
  readonly search: string;
  /** Whether `found` belongs to another search. */
  readonly isStale: boolean;
  /** The option for all corporate groups; undefined when not offered. */
  readonly every: Omit<GroupChoice, 'uuid'> | undefined;
}

/**
 * The current options, in order. "Alla koncerner" is first while nothing is typed; a search shows it only when it
 * matches, so that Enter selects what was searched for. Until new results arrive, only the matching old ones are kept:
 * Enter never selects one that no longer matches.
 */
export function shownChoices({ found, search, isStale, every }: ChoicesFor): readonly GroupChoice[] {
  const fitting = isStale ? found.filter((choice) => fitsSearch(choice, search)) : found;
  const hasEvery = every !== undefined && fitsSearch({ name: every.name }, search);
  return hasEvery ? [{ uuid: EVERY_CORPORATE_GROUP, ...every }, ...fitting] : fitting;
}

/**
 * The option the keyboard is on: the one it was moved to while that is still listed, otherwise the first result, or the
 * current corporate group while nothing is typed.
 * @returns its index, or -1 when there are no options
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
