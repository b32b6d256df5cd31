import { useCallback, useRef, useState } from 'react';

import { errorText } from '#errors';

/** A step that is being taken with a file, and how the last one failed. */
export interface IntakeStep {
  readonly isPending: boolean;
  /** Why the last step could not be taken. */
  readonly failure: string | undefined;
  /** Takes a step, unless one is being taken. */
  readonly take: (step: () => Promise<void>) => void;
  /** Takes the step that failed once more. */
  readonly again: () => void;
}

/** Takes one step at a time with a file: storing it, cancelling it. */
export function useIntakeStep(): IntakeStep {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isUnderWay = useRef(false);
  const last = useRef<() => Promise<void>>(undefined);
  const take = useCallback((step: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    last.current = step;
    setPending(true);
    setFailure(undefined);
    step()
      .catch((error: unknown) => setFailure(errorText(error)))
      .finally(() => {
        isUnderWay.current = false;
        setPending(false);
      });
  }, []);
  const again = useCallback(() => {
    if (last.current !== undefined) take(last.current);
  }, [take]);
  return { isPending, failure, take, again };
}
