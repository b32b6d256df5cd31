import { compareNames } from '@vinrod/ui/format';

import { paths } from '#navigation';

/** A graph that somebody wants back: what its address says, under a name. */
export interface SavedView {
  /** uuid of the corporate group whose sites it shows. */
  readonly corporateGroup: string;
  /** Unique within the corporate group, whatever its capitals. */
  readonly name: string;
  /** The parameters of the graph's address, without the corporate group. */
  readonly query: string;
}

/** Characters that a name may have. */
export const longestName = 60;

/** Why a name is no good. */
export type NameProblem = 'missing' | 'taken';

/** One view as browsers keep it, from before views followed the person; null when it is damaged. */
function keptView(value: unknown): SavedView | null {
  if (typeof value !== 'object' || value === null) return null;
  const { koncern, name, query }: { koncern?: unknown; name?: unknown; query?: unknown } = value;
  return typeof koncern === 'string' && typeof name === 'string' && typeof query === 'string'
    ? { corporateGroup: koncern, name, query }
    : null;
}

/** The views in what the browser kept; what is damaged is left out. */
export function parseViews(text: string | null): readonly SavedView[] {
  if (text === null) return [];
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.map(keptView).filter((view) => view !== null) : [];
  } catch {
    return [];
  }
}

/** The views of a corporate group, by name. */
export function viewsOf(views: readonly SavedView[], corporateGroup: string): readonly SavedView[] {
  return views
    .filter((view) => view.corporateGroup === corporateGroup)
    .toSorted((one, other) => compareNames(one.name, other.name));
}

/** Whether two views are of one corporate group and name, whatever their capitals. */
export function isSameView(
  one: Pick<SavedView, 'corporateGroup' | 'name'>,
  { corporateGroup, name }: Pick<SavedView, 'corporateGroup' | 'name'>,
): boolean {
  return (
    one.corporateGroup === corporateGroup && one.name.toLocaleLowerCase('sv') === name.toLocaleLowerCase('sv')
  );
}

/**
 * What is wrong with a name; undefined when nothing is.
 *
 * @param renamed - The view that is to get the name: it may keep its own, and change its capitals.
 */
export function nameProblem(
  views: readonly SavedView[],
  { corporateGroup, name }: Pick<SavedView, 'corporateGroup' | 'name'>,
  renamed?: SavedView,
): NameProblem | undefined {
  const wanted = { corporateGroup, name: name.trim() };
  if (wanted.name === '') return 'missing';
  return views.some(
    (view) => isSameView(view, wanted) && !(renamed !== undefined && isSameView(view, renamed)),
  )
    ? 'taken'
    : undefined;
}

/** Where a view is: the address that also opens it for a colleague with the right to see it. */
export function viewAddress({ corporateGroup, query }: SavedView): string {
  const params = new URLSearchParams(query);
  params.set('koncern', corporateGroup);
  return `${paths.analytics}?${params.toString()}`;
}
