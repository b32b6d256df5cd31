import { compareNames } from '@vinrod/ui/format';

import { paths } from '#navigation';

/** A graph that somebody wants back: what its address says, under a name. */
export interface SavedView {
  /** uuid of the koncern whose sites it shows. */
  readonly koncern: string;
  /** Unique within the koncern, whatever its capitals. */
  readonly name: string;
  /** The parameters of the graph's address, without the koncern. */
  readonly query: string;
}

/** Characters that a name may have. */
export const longestName = 60;

/** Why a name is no good. */
export type NameProblem = 'missing' | 'taken';

function isSavedView(value: unknown): value is SavedView {
  if (typeof value !== 'object' || value === null) return false;
  const { koncern, name, query }: { koncern?: unknown; name?: unknown; query?: unknown } = value;
  return typeof koncern === 'string' && typeof name === 'string' && typeof query === 'string';
}

/** The views in what the browser kept; what is damaged is left out. */
export function parseViews(text: string | null): readonly SavedView[] {
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isSavedView) : [];
  } catch {
    return [];
  }
}

/** The views of a koncern, by name. */
export function viewsOf(views: readonly SavedView[], koncern: string): readonly SavedView[] {
  return views
    .filter((view) => view.koncern === koncern)
    .toSorted((one, other) => compareNames(one.name, other.name));
}

/** Whether two views are of one koncern and name, whatever their capitals. */
export function isSameView(
  one: Pick<SavedView, 'koncern' | 'name'>,
  { koncern, name }: Pick<SavedView, 'koncern' | 'name'>,
): boolean {
  return one.koncern === koncern && one.name.toLocaleLowerCase('sv') === name.toLocaleLowerCase('sv');
}

/**
 * What is wrong with a name; undefined when nothing is.
 *
 * @param renamed - The view that is to get the name: it may keep its own, and change its capitals.
 */
export function nameProblem(
  views: readonly SavedView[],
  { koncern, name }: Pick<SavedView, 'koncern' | 'name'>,
  renamed?: SavedView,
): NameProblem | undefined {
  const wanted = { koncern, name: name.trim() };
  if (wanted.name === '') return 'missing';
  return views.some(
    (view) => isSameView(view, wanted) && !(renamed !== undefined && isSameView(view, renamed)),
  )
    ? 'taken'
    : undefined;
}

/** Where a view is: the address that also opens it for a colleague with the right to see it. */
export function viewAddress({ koncern, query }: SavedView): string {
  const params = new URLSearchParams(query);
  params.set('koncern', koncern);
  return `${paths.analytics}?${params.toString()}`;
}
