import type { TimeWindow } from '../core/time/levels.ts';
import type { Stretch } from '../layout/gaps.ts';
import type { PlacedText, Plot } from '../layout/plot-box.ts';
import type { CursorView } from './cursor-view.ts';
import type { Mark, MarkBox } from './marks.ts';

/** Room that a chart is laid out in. */
export interface ChartArea {
  /** px; more than 0. */
  readonly width: number;
  /** px. */
  readonly height: number;
  /** The visible window; null is everything. */
  readonly window: TimeWindow | null;
  /** Text size relative to the default of 1. */
  readonly textScale: number;
}

/**
 * Names drawn at the data: they take the place of the legend. Over each lies a button that hides and shows its series, so
 * hidden ones keep their name.
 */
export interface NamesAtData {
  readonly marks: readonly Mark[];
  /** Where the button of each series in the legend is, by key. */
  readonly boxes: ReadonlyMap<string, MarkBox>;
}

/** A chart that has been laid out. */
export interface Picture {
  readonly plot: Plot;
  /** Under the plot, or wherever the kind puts its labels. */
  readonly labels: readonly PlacedText[];
  /** Stretches without data, drawn hatched. */
  readonly gaps?: readonly Stretch[];
  /** Drawn over the grid. */
  readonly marks: readonly Mark[];
  /** References that the marks are compared with, drawn over them. */
  readonly references?: readonly Mark[];
  /** Whether marks extend beyond the plot and must be clipped to it. */
  readonly isClipped?: boolean;
  /** Left out where there is no room for all of them. */
  readonly names?: NamesAtData | null;
  readonly cursor: CursorView;
  /** The visible window in words, when it is less than everything. */
  readonly shownText?: string | null;
  /** Note under the picture when it does not show every value. */
  readonly note?: string | null;
}
