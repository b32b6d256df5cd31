import { compareNames } from '@vinrod/ui/format';

import { paths } from '#navigation';

/** Saved graph: query params under a name. */
export interface SavedView {
  /** uuid of the corporate group that the sites belong to. */
  readonly corporateGroup: string;
  /** Unique within the corporate group, ignoring case. */
  readonly name: string;
  /** Query params of the graph, without the corporate group. */
  readonly query: string;
}

/** Longest name, characters. */
export const longestName = 60;

/** Why a name is invalid. */
export type NameProblem = 'missing' | 'taken';

/** Parses a view stored by the browser, before views moved to the server; null when it is damaged. */
function keptView(value: unknown): SavedView | null {
  if (typeof value !== 'object' || value === null) return null;
  const { koncern, name, query }: { koncern?: unknown; name?: unknown; query?: unknown } = value;
  return typeof koncern === 'string' && typeof name === 'string' && typeof query === 'string'
    ? { corporateGroup: koncern, name, query }
    : null;
}

/** Parses the views that the browser stored; skips damaged ones. */
export function parseViews(text: string | null): readonly SavedView[] {
  if (text === null) return [];
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.map(keptView).filter((view) => view !== null) : [];
  } catch {
    return [];
  }
}

/** Views of a corporate group, sorted by name. */
export function viewsOf(views: readonly SavedView[], corporateGroup: string): readonly SavedView[] {
  return views
    .filter((view) => view.corporateGroup === corporateGroup)
    .toSorted((one, other) => compareNames(one.name, other.name));
}

/** Whether two views have the same corporate group and name, ignoring case. */
export function isSameView(
  one: Pick<SavedView, 'corporateGroup' | 'name'>,
  { corporateGroup, name }: Pick<SavedView, 'corporateGroup' | 'name'>,
): boolean {
  return (
    one.corporateGroup === corporateGroup && one.name.toLocaleLowerCase('sv') === name.toLocaleLowerCase('sv')
  );
}

/**
 * Why a name is invalid; undefined when it is valid.
 *
 * @param renamed - View being renamed: it may keep its own name or change its case.
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

/** Address of a view; also opens it for a colleague who may see it. */
export function viewAddress({ corporateGroup, query }: SavedView): string {
  const params = new URLSearchParams(query);
  params.set('koncern', corporateGroup);
  return `${paths.analytics}?${params.toString()}`;
}
