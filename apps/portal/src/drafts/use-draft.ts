import { useCallback, useEffect, useRef, useState } from 'react';

import { useSignedInUser } from '#profile';

import { draftStore } from './draft-store.ts';
import { guardLeaving } from './unsaved-changes-guard.ts';

/** Form values while they are being edited. */
export interface Draft<Value> {
  readonly value: Value;
  /** Whether it differs from the saved value. */
  readonly isChanged: boolean;
  /** Whether it was restored after a reload or a new sign-in; tell the user, and offer `discard`. */
  readonly isRestored: boolean;
  readonly change: (change: Partial<Value>) => void;
  /** Resets to the saved value and removes the stored draft, even when the form unmounts at once. */
  readonly discard: () => void;
  /** Marks the value as saved: removes the stored draft and stops asking before leaving. Call it before navigating. */
  readonly markSaved: () => void;
}

function sameContent(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Protects form input against loss: through a failed save, a reload and an expired sign-in (it is restored when the
 * same user returns to the form). Leaving the page asks for confirmation.
 *
 * @param form - Key of the form and what it edits, for example `site-group.<uuid>`.
 * @param saved - Saved value. The form follows it until something is typed; input is never overwritten. Render the form
 * once it is known (with a `key`).
 * @param isValue - Type guard for what is read from browser storage.
 * @param onGiveUp - Called with the discarded input, when it is discarded or the page is left without saving.
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

  // A form often opens with the cached value, and the server's current one arrives a moment later.
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
