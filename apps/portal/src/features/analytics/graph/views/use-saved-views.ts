import { useMemo, useSyncExternalStore } from 'react';

import { useSignedInUser } from '#shell/profile';

import {
  nameProblem,
  parseViews,
  viewsOf,
  withoutView,
  withView,
  type NameProblem,
  type SavedView,
} from './saved-view.ts';
import { viewStore } from './view-store.ts';

/** Why a view could not be kept. */
export type ViewProblem = NameProblem | 'storage';

/** The saved views of a koncern, and what can be done with them. Each change says why it could not be made. */
export interface SavedViews {
  readonly views: readonly SavedView[];
  readonly save: (name: string, query: string) => ViewProblem | undefined;
  readonly rename: (view: SavedView, name: string) => ViewProblem | undefined;
  readonly remove: (view: SavedView) => ViewProblem | undefined;
  /** Puts back what was removed. */
  readonly restore: (view: SavedView) => ViewProblem | undefined;
}

/** The graphs that the user has saved in this browser, of one koncern. */
export function useSavedViews(koncern: string): SavedViews {
  const owner = useSignedInUser().profile.uuid;
  const text = useSyncExternalStore(viewStore.subscribe, () => viewStore.read(owner));
  const views = useMemo(() => viewsOf(parseViews(text), koncern), [text, koncern]);

  return useMemo(() => {
    // Read anew for each change: another tab may have saved one meanwhile.
    const kept = () => parseViews(viewStore.read(owner));
    const keep = (next: readonly SavedView[]) =>
      viewStore.write(owner, JSON.stringify(next)) ? undefined : ('storage' as const);
    const restore = (view: SavedView) => keep(withView(kept(), view));
    return {
      views,
      restore,
      save: (name, query) => {
        const view = { koncern, name, query };
        return nameProblem(kept(), view) ?? restore(view);
      },
      rename: (view, name) => {
        const renamed = { ...view, name };
        return nameProblem(kept(), renamed, view) ?? keep(withView(withoutView(kept(), view), renamed));
      },
      remove: (view) => keep(withoutView(kept(), view)),
    };
  }, [owner, koncern, views]);
}
