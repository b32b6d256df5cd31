import { textProblem, type ValueBounds, type ValueProblem, type ValueSyntax } from './typed-value.ts';

/** The text in a picker's input and its relation to the `value` prop. */
export interface ValueDraft {
  readonly text: string;
  /** The last `value` prop; a different one replaces the text. */
  readonly origin: string | null;
  /** The value passed to `onChange`, until it comes back: it must not overwrite what is typed meanwhile. */
  readonly handed: string | null | undefined;
  /** Whether the input was left once; errors are then shown at every change. */
  readonly isLeft: boolean;
}

/** The draft of a `value` prop. */
export function draftOf(value: string | null, syntax: ValueSyntax): ValueDraft {
  return {
    text: value === null ? '' : syntax.write(value),
    origin: value,
    handed: undefined,
    isLeft: false,
  };
}

/** The draft updated for the `value` prop: the same object when nothing changed. */
export function reconciled(draft: ValueDraft, value: string | null, syntax: ValueSyntax): ValueDraft {
  if (draft.origin === value) return draft;
  return draft.handed === value ? { ...draft, origin: value, handed: undefined } : draftOf(value, syntax);
}

/** The error of the draft, once it may be shown. Empty text is valid: no value. */
export function draftProblem(
  { text, isLeft }: ValueDraft,
  syntax: ValueSyntax,
  bounds: ValueBounds,
): ValueProblem | null {
  return isLeft && text.trim() !== '' ? textProblem(text, syntax, bounds) : null;
}

/** A draft and its value: `null` when the input is empty or does not hold a selectable value. */
export interface LeftDraft {
  readonly draft: ValueDraft;
  readonly value: string | null;
}

/** The draft after its input is left with some text: a value is normalised. */
export function leftDraft(
  draft: ValueDraft,
  text: string,
  syntax: ValueSyntax,
  bounds: ValueBounds,
): LeftDraft {
  const read = syntax.read(text);
  const value = textProblem(text, syntax, bounds) === null ? read : null;
  return {
    draft: {
      ...draft,
      text: read === null ? text : syntax.write(read),
      handed: value === draft.origin ? undefined : value,
      isLeft: true,
    },
    value,
  };
}
