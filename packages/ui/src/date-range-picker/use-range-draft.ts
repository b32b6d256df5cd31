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
  /** The range last seen from outside; another one replaces the draft. */
  readonly origin: ValueRange | null;
  /** The range handed over, until it comes back: it must not replace what is typed meanwhile. */
  readonly handed: ValueRange | null;
  /** Inputs that were left once: from then on what is wrong with them is told at every change. */
  readonly left: Readonly<Record<RangeEndName, boolean>>;
  /** Whether focus has left both inputs since they were last in order. */
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

/** The draft in the light of the range from outside. */
function reconciled(draft: DraftState, value: ValueRange | null, syntax: RangeSyntax): DraftState {
  if (isSameRange(draft.origin, value)) return draft;
  const isOwn = draft.handed !== null && isSameRange(draft.handed, value);
  return isOwn ? { ...draft, origin: value, handed: null } : draftOf(value, syntax);
}

/** What the inputs hold, what is wrong with it, and the ways to change it. */
export interface RangeDraftControl {
  readonly draft: RangeDraft;
  /** What the draft amounts to, told or not. */
  readonly check: RangeCheck;
  readonly problems: Readonly<Record<RangeEndName, ValueProblem | null>>;
  readonly isReversed: boolean;
  readonly type: (end: RangeEndName, text: string) => void;
  /** Takes two values pasted together; `false` when the text is something else. */
  readonly pasteRange: (text: string) => boolean;
  /** Puts a typed value into its normal form and hands the range over if both ends are in order. */
  readonly leave: (end: RangeEndName, typed: string, isLeavingBoth: boolean) => void;
  /** Tells all that is wrong, as if both inputs had been left. */
  readonly tellAll: () => void;
  readonly select: (range: ValueRange) => void;
}

/** What a range draft is about. */
export interface RangeDraftOptions {
  readonly value: ValueRange | null;
  readonly syntax: RangeSyntax;
  readonly bounds: ValueBounds;
  readonly onChange: (range: ValueRange) => void;
  /** Called when both inputs have been emptied; without it an empty input is told as a problem. */
  readonly onClear?: (() => void) | undefined;
}

/** Keeps what is typed until it is a range, and tells what is wrong once an input has been left. */
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
    tellAll: () => setState((last) => ({ ...last, left: bothLeft, isDone: true })),
    select: handOver,
  };
}
