import type { AnyLanguage } from '../../core/language.ts';

import { textsIn } from '../../core/texts-in.ts';
import type { TimeWindow } from '../../core/time/levels.ts';
import { valueAt } from '../../core/typed-array.ts';
import { periodMessages } from './messages.ts';

/** What a period is selected in. */
export interface PeriodOptions {
  /** Starts of the data steps, UTC ms. */
  readonly starts: Float64Array;
  /** Data step under the cursor; -1 for none. */
  readonly here: number;
  /** Name of a data step. */
  readonly nameOf: (step: number) => string;
  readonly language: AnyLanguage;
  readonly onSelect: (period: TimeWindow) => void;
  /** Announces a text to assistive technology. */
  readonly say: (text: string) => void;
  /** Called when the marked period has changed. */
  readonly changed: () => void;
}

/** Chooses a period of a chart: by dragging over it, or by its two ends at the cursor. */
export interface PeriodSelection {
  /** First and last data step of the marked period; null for none. */
  marked(starts: Float64Array, here: number): readonly [first: number, last: number] | null;
  /** The period from one data step to another, in whichever order. */
  select(one: number, other: number, options: PeriodOptions): void;
  /** Begins a period at the cursor, or ends it there. */
  mark(options: PeriodOptions): void;
  /** Forgets a period that was begun or selected; false when there is none. */
  giveUp(): boolean;
}

function stepAt(starts: Float64Array, time: number): number {
  return starts.findLastIndex((start) => start <= time);
}

/** Creates the selection of one chart. It is kept as instants, so that it survives new data and other windows. */
export function createPeriodSelection(): PeriodSelection {
  let begun: number | null = null;
  let selected: TimeWindow | null = null;
  const select: PeriodSelection['select'] = (one, other, options) => {
    const { starts, nameOf, language } = options;
    const [first, last] = [Math.min(one, other), Math.max(one, other)];
    begun = null;
    selected = { from: valueAt(starts, first), to: valueAt(starts, last) };
    options.say(textsIn(periodMessages, language)('selected', { from: nameOf(first), to: nameOf(last) }));
    options.onSelect(selected);
    options.changed();
  };
  return {
    marked(starts, here) {
      if (begun !== null) {
        const from = stepAt(starts, begun);
        return [Math.min(from, here), Math.max(from, here)];
      }
      return selected && [stepAt(starts, selected.from), stepAt(starts, selected.to)];
    },
    select,
    mark(options) {
      const { starts, here, nameOf, language } = options;
      if (here < 0) return;
      if (begun !== null) {
        select(stepAt(starts, begun), here, options);
        return;
      }
      begun = valueAt(starts, here);
      options.say(textsIn(periodMessages, language)('begun', { what: nameOf(here) }));
      options.changed();
    },
    giveUp() {
      const had = begun !== null || selected !== null;
      begun = null;
      selected = null;
      return had;
    },
  };
}
