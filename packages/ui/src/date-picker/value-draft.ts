import { textProblem, type ValueBounds, type ValueProblem, type ValueSyntax } from './typed-value.ts';

/** What stands in the input of a picker, and how it hangs together with the value outside. */
export interface ValueDraft {
  readonly text: string;
  /** The value last seen from outside; another one replaces the text. */
  readonly origin: string | null;
  /** The value handed over, until it comes back: it must not replace what is typed meanwhile. */
  readonly handed: string | null | undefined;
  /** Whether the input was left once: from then on what is wrong with it is told at every change. */
  readonly isLeft: boolean;
}

/** The draft of a value from outside. */
export function draftOf(value: string | null, syntax: ValueSyntax): ValueDraft {
  return {
    text: value === null ? '' : syntax.write(value),
    origin: value,
    handed: undefined,
    isLeft: false,
  };
}

/** The draft in the light of the value from outside: the same one when nothing new came. */
export function reconciled(draft: ValueDraft, value: string | null, syntax: ValueSyntax): ValueDraft {
  if (draft.origin === value) return draft;
  return draft.handed === value ? { ...draft, origin: value, handed: undefined } : draftOf(value, syntax);
}

/** What is wrong with the draft as far as it is told. Empty text is in order: it is no value. */
export function draftProblem(
  { text, isLeft }: ValueDraft,
  syntax: ValueSyntax,
  bounds: ValueBounds,
): ValueProblem | null {
  return isLeft && text.trim() !== '' ? textProblem(text, syntax, bounds) : null;
}

/** A draft and the value it holds: `null` when the input is empty or what stands in it is no value to choose. */
export interface LeftDraft {
  readonly draft: ValueDraft;
  readonly value: string | null;
}

/** The draft when its input is left with some text: a value is put into its normal form. */
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
