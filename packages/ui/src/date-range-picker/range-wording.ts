import type { ValueProblem } from '../date-picker/typed-value.ts';
import type { ValueRange } from './range-check.ts';
import type { RangeDraftControl } from './use-range-draft.ts';

/** What a range picker says of its values. */
export interface RangeWording {
  /** What the button that opens it does. */
  readonly open: string;
  /** What is wrong with one input, and what to do. */
  readonly describe: (problem: ValueProblem) => string;
  /** That the range ends before it starts. */
  readonly reversed: string;
  /** How long a range is: "184 dygn". */
  readonly length: (range: ValueRange) => string;
}

/** What is wrong with both inputs together, in one sentence: of the first one first; `null` when nothing is told. */
export function problemText(
  { problems, isReversed }: Pick<RangeDraftControl, 'problems' | 'isReversed'>,
  wording: RangeWording,
): string | null {
  const problem = problems.start ?? problems.end;
  if (problem !== null) return wording.describe(problem);
  return isReversed ? wording.reversed : null;
}
