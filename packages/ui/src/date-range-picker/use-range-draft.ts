import { useState } from 'react';

import { textProblem, type ValueBounds, type ValueProblem } from '../date-picker/typed-value.ts';
import {
  checkRange,
  isSameRange,
  type RangeCheck,
  type RangeDraft,
  type RangeSyntax,
  type ValueRange,
} from './range-check.ts';

/** One of the two inputs. */
export type RangeEndName = 'start' | 'end';

interface DraftState extends RangeDraft {
  /** The last range from outside; a different one replaces the draft. */
  readonly origin: ValueRange | null;
  /** The range passed to `onChange`, until it comes back: it must not overwrite what is typed meanwhile. */
  readonly handed: ValueRange | null;
  /** Inputs that were left once; their errors are then shown at every change. */
  readonly left: Readonly<Record<RangeEndName, boolean>>;
  /** Whether focus has left both inputs since they were last valid. */
  readonly isDone: boolean;
}

const untouched = { start: false, end: false };
const bothLeft = { start: true, end: true };

function written(range: ValueRange | null, syntax: RangeSyntax): RangeDraft {
  if (range === null) return { start: '', end: '' };
  return { start: syntax.write(range.start), end: syntax.write(range.end) };
}

function isEmpty({ start, end }: RangeDraft): boolean {
  return `${start}${end}`.trim() === '';
}

function draftOf(range: ValueRange | null, syntax: RangeSyntax): DraftState {
  return { ...written(range, syntax), origin: range, handed: null, left: untouched, isDone: false };
}

/** The draft updated for the range from outside. */
function reconciled(draft: DraftState, value: ValueRange | null, syntax: RangeSyntax): DraftState {
  if (isSameRange(draft.origin, value)) return draft;
  const isOwn = draft.handed !== null && isSameRange(draft.handed, value);
  return isOwn ? { ...draft, origin: value, handed: null } : draftOf(value, syntax);
}

/** Text of the inputs, their errors, and actions to change them. */
export interface RangeDraftControl {
  readonly draft: RangeDraft;
  /** Result of checking the draft, shown or not. */
  readonly check: RangeCheck;
  readonly problems: Readonly<Record<RangeEndName, ValueProblem | null>>;
  readonly isReversed: boolean;
  readonly type: (end: RangeEndName, text: string) => void;
  /** Fills both inputs from pasted text; `false` when it is not two values. */
  readonly pasteRange: (text: string) => boolean;
  /** Normalises a typed value and passes the range to `onChange` if both ends are valid. */
  readonly leave: (end: RangeEndName, typed: string, isLeavingBoth: boolean) => void;
  /** Shows all errors, as if both inputs had been left. */
  readonly finish: () => void;
  readonly select: (range: ValueRange) => void;
}

/** Input of a range draft. */
export interface RangeDraftOptions {
  readonly value: ValueRange | null;
  readonly syntax: RangeSyntax;
  readonly bounds: ValueBounds;
  readonly onChange: (range: ValueRange) => void;
  /** Called when both inputs have been emptied; without it an empty input is an error. */
  readonly onClear?: (() => void) | undefined;
}

/** Keeps the typed text until it is a range, and shows errors once an input has been left. */
export function useRangeDraft({
  value,
  syntax,
  bounds,
  onChange,
  onClear,
}: RangeDraftOptions): RangeDraftControl {
  const [state, setState] = useState(() => draftOf(value, syntax));
  const current = reconciled(state, value, syntax);
  if (current !== state) setState(current);

  const mayBeEmpty = onClear !== undefined;
  const handOver = (range: ValueRange) => {
    const isNew = !isSameRange(range, value);
    setState((last) => ({
      ...last,
      ...written(range, syntax),
      handed: isNew ? range : null,
      left: untouched,
      isDone: false,
    }));
    if (isNew) onChange(range);
  };
  const problem = (end: RangeEndName): ValueProblem | null => {
    if (!current.left[end] || (mayBeEmpty && isEmpty(current))) return null;
    return textProblem(current[end], syntax, bounds);
  };
  const check = checkRange(current, syntax, bounds);

  return {
    draft: { start: current.start, end: current.end },
    check,
    problems: { start: problem('start'), end: problem('end') },
    isReversed: current.isDone && 'isReversed' in check && check.isReversed,
    type: (end, text) => setState((last) => ({ ...last, [end]: text })),
    pasteRange: (text) => {
      const range = syntax.readRange(text);
      if (range === null) return false;
      const pasted = written(range, syntax);
      setState((last) => ({ ...last, ...pasted, left: bothLeft, isDone: true }));
      const checked = checkRange(pasted, syntax, bounds);
      if ('range' in checked) handOver(checked.range);
      return true;
    },
    leave: (end, typed, isLeavingBoth) => {
      const read = syntax.read(typed);
      const text = read === null ? typed : syntax.write(read);
      const next = { start: current.start, end: current.end, [end]: text };
      const checked = checkRange(next, syntax, bounds);
      if ('range' in checked) {
        handOver(checked.range);
        return;
      }
      setState((last) => ({
        ...last,
        [end]: text,
        left: { ...last.left, [end]: true },
        isDone: last.isDone || isLeavingBoth,
      }));
      if (isEmpty(next) && value !== null) onClear?.();
    },
    finish: () => setState((last) => ({ ...last, left: bothLeft, isDone: true })),
    select: handOver,
  };
}
