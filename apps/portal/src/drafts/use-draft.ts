import { useCallback, useEffect, useRef, useState } from 'react';

import { useSignedInUser } from '#profile';

import { draftStore } from './draft-store.ts';
import { guardLeaving } from './unsaved-changes-guard.ts';

/** What a form holds while it is being filled in. */
export interface Draft<Value> {
  readonly value: Value;
  /** Whether it differs from what is saved. */
  readonly isChanged: boolean;
  /** Whether it was found again from before a reload or a new sign-in; say so, and offer `discard`. */
  readonly isRestored: boolean;
  readonly change: (change: Partial<Value>) => void;
  /** Back to what is saved; nothing is kept, even when the form goes away at once. */
  readonly discard: () => void;
  /** The value has been saved: it is kept no longer and leaving does not ask. Call it before moving on. */
  readonly markSaved: () => void;
}

function sameContent(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Keeps what somebody types from getting lost: over a failed save, a reload and a sign-in that runs out (it is found
 * again when the same user comes back to the form), and leaving the page asks first.
 *
 * @param form - Names the form and what it edits, for example `site-group.<uuid>`.
 * @param saved - What is saved. While nothing is typed the form follows it; what is typed is never overwritten. Render
 *   the form when it is known (with a `key`).
 * @param isValue - Checks what was found in the browser's storage.
 * @param onGiveUp - Called with what is thrown away, when it is discarded or the page is left without saving.
 */
export function useDraft<Value extends object>(
  form: string,
  saved: Value,
  isValue: (stored: unknown) => stored is Value,
  onGiveUp?: (value: Value) => void,
): Draft<Value> {
  const owner = useSignedInUser().profile.uuid;
  const [initial, setInitial] = useState(saved);
  const [found] = useState(() => {
    const stored = draftStore.read(owner, form);
    return isValue(stored) && !sameContent(stored, saved) ? stored : undefined;
  });
  const [value, setValue] = useState(found ?? saved);
  const [isRestored, setRestored] = useState(found !== undefined);
  const isChanged = !sameContent(value, initial);

  // A form is often opened with what the cache holds, and the server answers a moment later with what is saved now.
  const [lastSaved, setLastSaved] = useState(saved);
  if (!sameContent(lastSaved, saved)) {
    setLastSaved(saved);
    if (!isChanged) {
      setInitial(saved);
      setValue(saved);
    }
  }

  const release = useRef<() => void>(undefined);
  const giveUp = useRef<() => void>(undefined);
  useEffect(() => {
    giveUp.current = () => {
      draftStore.write(owner, form, undefined);
      onGiveUp?.(value);
    };
  });

  useEffect(() => {
    draftStore.write(owner, form, isChanged ? value : undefined);
  }, [owner, form, isChanged, value]);

  useEffect(() => {
    if (!isChanged) return undefined;
    release.current = guardLeaving(() => giveUp.current?.());
    return release.current;
  }, [isChanged]);

  const change = useCallback((changed: Partial<Value>) => {
    setValue((before) => ({ ...before, ...changed }));
  }, []);
  const discard = useCallback(() => {
    giveUp.current?.();
    setValue(initial);
    setRestored(false);
  }, [initial]);
  const markSaved = useCallback(() => {
    release.current?.();
    draftStore.write(owner, form, undefined);
    setInitial(value);
    setRestored(false);
  }, [owner, form, value]);
  return { value, isChanged, isRestored, change, discard, markSaved };
}
