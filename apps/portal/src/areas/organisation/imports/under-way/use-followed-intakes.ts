import type { IntakePage, IntakeSummary } from '@vinrod/api-client';
import { useCallback, useEffect, useState } from 'react';

import { useInvalidate, type Query } from '#data';

import { followed, type FollowedIntake } from './followed-intakes.ts';

/** The files with a card. */
export interface FollowedIntakes {
  /** Undefined until the first answer; what was last known while one fails. */
  readonly files: readonly FollowedIntake[] | undefined;
  /** Gives a file that was just sent its card: a small one may be refused before it is listed as under way. */
  readonly add: (summary: IntakeSummary) => void;
  /** Removes the card of a file that is done with. */
  readonly close: (uuid: string) => void;
}

/**
 * Follows the files under way from answer to answer. When one is done with, the history is asked for again.
 *
 * @param query - Files under way.
 */
export function useFollowedIntakes({ data }: Query<IntakePage>): FollowedIntakes {
  const invalidate = useInvalidate();
  const [latest, setLatest] = useState<IntakePage>();
  const [files, setFiles] = useState<readonly FollowedIntake[]>();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  if (data !== undefined && data !== latest) {
    setLatest(data);
    setFiles(followed(files, data.results));
  }
  const goneCount = files?.filter(({ isGone }) => isGone).length ?? 0;
  useEffect(() => {
    if (goneCount > 0) void invalidate('storeIntake');
  }, [goneCount, invalidate]);
  const add = useCallback((summary: IntakeSummary) => {
    setFiles((before) =>
      before?.some((file) => file.summary.uuid === summary.uuid) === false
        ? [{ summary, isGone: false, isNews: true }, ...before]
        : before,
    );
  }, []);
  return {
    add,
    files: files?.filter(({ summary }) => !closed.has(summary.uuid)),
    close: (uuid) => setClosed((before) => new Set(before).add(uuid)),
  };
}
