import { useState } from 'react';

import type { Period } from '../format/period.ts';
import {
  checkRange,
  dateProblem,
  type DateProblem,
  type RangeBounds,
  type RangeDraft,
} from './range-check.ts';
import { parseTypedDate, parseTypedRange } from './typed-date.ts';

/** One of the two inputs. */
export type RangeEndName = 'start' | 'end';

interface DraftState extends RangeDraft {
  /** The period last seen from outside; another one replaces the draft. */
  readonly origin: Period;
  /** The period handed over, until it comes back: it must not replace what is typed meanwhile. */
  readonly handed: Period | null;
  /** Inputs that were left once: from then on what is wrong with them is told at every change. */
  readonly left: Readonly<Record<RangeEndName, boolean>>;
  /** Whether focus has left both inputs since they were last in order. */
  readonly isDone: boolean;
}

const untouched = { start: false, end: false };

function draftOf(period: Period): DraftState {
  return { ...period, origin: period, handed: null, left: untouched, isDone: false };
}

function isSame(a: Period | null, b: Period): boolean {
  return a !== null && a.start === b.start && a.end === b.end;
}

/** The draft in the light of the period from outside. */
function reconciled(draft: DraftState, value: Period): DraftState {
  if (isSame(draft.origin, value)) return draft;
  return isSame(draft.handed, value) ? { ...draft, origin: value, handed: null } : draftOf(value);
}

/** What the inputs hold, what is wrong with it, and the ways to change it. */
export interface RangeDraftControl {
  readonly draft: RangeDraft;
  readonly problems: Readonly<Record<RangeEndName, DateProblem | null>>;
  readonly isReversed: boolean;
  readonly type: (end: RangeEndName, text: string) => void;
  /** Takes two days pasted together; `false` when the text is something else. */
  readonly pasteRange: (text: string) => boolean;
  /** Puts a typed day into its normal form and hands the period over if both days are in order. */
  readonly leave: (end: RangeEndName, typed: string, isLeavingField: boolean) => void;
  readonly choose: (period: Period) => void;
}

/** Keeps what is typed until it is a period, and tells what is wrong once an input has been left. */
export function useRangeDraft(
  value: Period,
  bounds: RangeBounds,
  onChange: (period: Period) => void,
): RangeDraftControl {
  const [state, setState] = useState(() => draftOf(value));
  const current = reconciled(state, value);
  if (current !== state) setState(current);

  const handOver = (period: Period) => {
    const isNew = !isSame(period, value);
    setState((last) => ({
      ...last,
      ...period,
      handed: isNew ? period : null,
      left: untouched,
      isDone: false,
    }));
    if (isNew) onChange(period);
  };
  const check = checkRange(current, bounds);
  const problem = (end: RangeEndName) => (current.left[end] ? dateProblem(current[end], bounds) : null);

  return {
    draft: { start: current.start, end: current.end },
    problems: { start: problem('start'), end: problem('end') },
    isReversed: current.isDone && 'isReversed' in check && check.isReversed,
    type: (end, text) => setState((last) => ({ ...last, [end]: text })),
    pasteRange: (text) => {
      const range = parseTypedRange(text);
      if (range === null) return false;
      setState((last) => ({ ...last, ...range, left: { start: true, end: true }, isDone: true }));
      const checked = checkRange(range, bounds);
      if ('period' in checked) handOver(checked.period);
      return true;
    },
    leave: (end, typed, isLeavingField) => {
      const text = parseTypedDate(typed) ?? typed;
      const next = { ...current, [end]: text };
      const checked = checkRange(next, bounds);
      if ('period' in checked) {
        handOver(checked.period);
        return;
      }
      setState((last) => ({
        ...last,
        [end]: text,
        left: { ...last.left, [end]: true },
        isDone: last.isDone || isLeavingField,
      }));
    },
    choose: handOver,
  };
}
