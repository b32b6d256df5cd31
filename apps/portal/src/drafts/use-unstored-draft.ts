import { useCallback, useState } from 'react';

import type { Draft } from './use-draft.ts';

/**
 * Form values that are never stored: passwords, codes, and choices that are quickly made again.
 *
 * @param initial - Initial values.
 */
export function useUnstoredDraft<Value extends object>(initial: Value): Draft<Value> {
  const [first] = useState(initial);
  const [value, setValue] = useState(first);
  const change = useCallback((changed: Partial<Value>) => {
    setValue((before) => ({ ...before, ...changed }));
  }, []);
  const discard = useCallback(() => setValue(first), [first]);
  return { value, isChanged: value !== first, isRestored: false, change, discard, markSaved };
}

/** Nothing was kept. */
function markSaved(): void {}
