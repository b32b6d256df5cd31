import { useState } from 'react';

import type { ValueBounds, ValueProblem, ValueSyntax } from './typed-value.ts';
import { draftOf, draftProblem, leftDraft, reconciled } from './value-draft.ts';

/** Text of the input, its error, and actions to change it. */
export interface ValueDraftControl {
  readonly text: string;
  readonly problem: ValueProblem | null;
  readonly type: (text: string) => void;
  /** Normalises the typed text and passes the value to `onChange`. */
  readonly leave: (text: string) => void;
  readonly select: (value: string) => void;
}

/** Keeps the typed text until the input is left, and shows errors from then on. */
export function useValueDraft(
  value: string | null,
  syntax: ValueSyntax,
  bounds: ValueBounds,
  onChange: (value: string | null) => void,
): ValueDraftControl {
  const [state, setState] = useState(() => draftOf(value, syntax));
  const current = reconciled(state, value, syntax);
  if (current !== state) setState(current);

  const leave = (text: string) => {
    const left = leftDraft(current, text, syntax, bounds);
    setState(left.draft);
    if (left.value !== value) onChange(left.value);
  };
  return {
    text: current.text,
    problem: draftProblem(current, syntax, bounds),
    type: (text) => setState((last) => ({ ...last, text })),
    leave,
    select: (selected) => leave(syntax.write(selected)),
  };
}
