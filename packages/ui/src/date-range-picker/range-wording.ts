import type { ValueProblem } from '../date-picker/typed-value.ts';
import type { ValueRange } from './range-check.ts';
import type { RangeDraftControl } from './use-range-draft.ts';

/** Texts of a range picker. */
export interface RangeWording {
  /** Name of the button that opens it. */
  readonly open: string;
  /** The error of one input, and what to do. */
  readonly describe: (problem: ValueProblem) => string;
  /** That the range ends before it starts. */
  readonly reversed: string;
  /** Length of a range: "184 dygn". */
  readonly length: (range: ValueRange) => string;
}

/** The error of both inputs in one sentence, the first input's first; `null` when no error is shown. */
export function problemText(
  { problems, isReversed }: Pick<RangeDraftControl, 'problems' | 'isReversed'>,
  wording: RangeWording,
): string | null {
  const problem = problems.start ?? problems.end;
  if (problem !== null) return wording.describe(problem);
  return isReversed ? wording.reversed : null;
}
