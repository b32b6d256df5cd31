import type { IntakeSummary } from '@vinrod/api-client';

import { isAtWork } from '../words/intake-states.ts';

/** A file with a card of its own. */
export interface FollowedIntake {
  readonly summary: IntakeSummary;
  /** Whether it is no longer under way; the summary is then the last one before that. */
  readonly isGone: boolean;
  /** Whether it came, was read or was stored while the page was open, so that what comes after is news. */
  readonly isNews: boolean;
}

/**
 * The files with a card: those under way, and those that were while the page was open, so that nobody has to look for
 * what became of them. Newest first.
 *
 * @param before - As they were before the answer; undefined for the first one.
 * @param underWay - Files under way, by the latest answer.
 */
export function followed(
  before: readonly FollowedIntake[] | undefined,
  underWay: readonly IntakeSummary[],
): readonly FollowedIntake[] {
  const known = new Map(before?.map((file) => [file.summary.uuid, file]));
  const current = underWay.map((summary): FollowedIntake => {
    const earlier = known.get(summary.uuid);
    return {
      summary,
      isGone: false,
      // A small file has been read before it is listed for the first time.
      isNews:
        earlier === undefined ? before !== undefined : earlier.isNews || isAtWork(earlier.summary.state),
    };
  });
  const listed = new Set(underWay.map(({ uuid }) => uuid));
  const gone = (before ?? [])
    .filter(({ summary }) => !listed.has(summary.uuid))
    .map((file): FollowedIntake => ({ ...file, isGone: true, isNews: true }));
  return [...current, ...gone].toSorted(({ summary: one }, { summary: other }) =>
    other.created_at.localeCompare(one.created_at),
  );
}
