import { isApiError } from '@vinrod/api-client';
import { useEffect, useMemo, useRef } from 'react';

import { useOperation } from '#data';
import { errorText } from '#errors';
import { useSignedInUser } from '#profile';

import { moveKeptViews } from './kept-views.ts';
import { useSavedViewChanges } from './use-saved-view-changes.ts';
import { isSameView, nameProblem, viewsOf, type NameProblem, type SavedView } from './saved-view.ts';

/** Why a view could not be saved: a problem with its name, or the server's error text. */
export type ViewProblem = NameProblem | { readonly text: string };

/** Saved views of a corporate group, and changes to them. Each change returns why it failed. */
export interface SavedViews {
  readonly views: readonly SavedView[];
  /** Whether the user may change them: not in shadow mode. */
  readonly mayChange: boolean;
  readonly save: (name: string, query: string) => Promise<ViewProblem | undefined>;
  readonly rename: (view: SavedView, name: string) => Promise<ViewProblem | undefined>;
  readonly remove: (view: SavedView) => Promise<ViewProblem | undefined>;
  /** Restores a removed view. */
  readonly restore: (view: SavedView) => Promise<ViewProblem | undefined>;
}

async function problemOf(change: Promise<void>): Promise<ViewProblem | undefined> {
  try {
    await change;
    return undefined;
  } catch (error) {
    return { text: errorText(error) };
  }
}

function isUnreachable(error: unknown): boolean {
  return !isApiError(error) || !('status' in error) || error.status >= 500 || error.status === 429;
}

/** User's saved graphs of a corporate group, stored on the server so that they follow the user between browsers. */
export function useSavedViews(corporateGroup: string): SavedViews {
  const { profile } = useSignedInUser();
  const owner = profile.uuid;
  const mayChange = profile.shadow === null;
  const list = useOperation('listSavedViews', {}).data;
  const changes = useSavedViewChanges();
  const all = useMemo(
    () => list?.map(({ corporate_group: group, name, query }) => ({ corporateGroup: group, name, query })),
    [list],
  );

  const movedFor = useRef<string>(null);
  useEffect(() => {
    if (all === undefined || !mayChange || movedFor.current === owner) return;
    movedFor.current = owner;
    void moveKeptViews(
      owner,
      (view) => all.some((one) => isSameView(one, view)),
      async ({ corporateGroup: group, name, query }) => {
        try {
          await changes.save({ corporate_group: group, name, query });
          return 'saved';
        } catch (error) {
          return isUnreachable(error) ? 'unreachable' : 'refused';
        }
      },
    );
  }, [all, owner, mayChange, changes]);

  return useMemo(() => {
    const known = all ?? [];
    const keep = (view: SavedView, replaces?: string) =>
      problemOf(
        changes.save({
          corporate_group: view.corporateGroup,
          name: view.name.trim(),
          query: view.query,
          ...(replaces === undefined ? {} : { replaces }),
        }),
      );
    return {
      views: viewsOf(known, corporateGroup),
      mayChange,
      restore: (view) => keep(view),
      save: async (name, query) => {
        const view = { corporateGroup, name, query };
        return nameProblem(known, view) ?? keep(view);
      },
      rename: async (view, name) => {
        const renamed = { ...view, name };
        return nameProblem(known, renamed, view) ?? keep(renamed, view.name);
      },
      remove: (view) => problemOf(changes.remove({ corporate_group: view.corporateGroup, name: view.name })),
    };
  }, [all, corporateGroup, mayChange, changes]);
}
