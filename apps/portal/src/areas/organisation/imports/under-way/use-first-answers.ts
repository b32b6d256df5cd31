import { useCallback, useState } from 'react';

import { isAtWork } from '../words/intake-states.ts';
import type { FollowedIntake } from './followed-intakes.ts';

/** Whether the cards may be shown, and how each says that it knows its file. */
export interface FirstAnswers {
  readonly isShown: boolean;
  readonly onAnswer: (uuid: string) => void;
}

/**
 * Holds the cards back until each of the first ones knows its file, so that none grows and moves those below it. Cards that
 * come later are shown at once: somebody has just done something.
 *
 * @param files - Files with a card; undefined until they are known.
 */
export function useFirstAnswers(files: readonly FollowedIntake[] | undefined): FirstAnswers {
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [isShown, setShown] = useState(false);
  const areKnown = files?.every(
    ({ summary, isGone }) => isGone || isAtWork(summary.state) || answered.has(summary.uuid),
  );
  if (!isShown && areKnown === true) setShown(true);
  const onAnswer = useCallback((uuid: string) => setAnswered((before) => new Set(before).add(uuid)), []);
  return { isShown, onAnswer };
}
