import type { ReactNode } from 'react';

import type { TimeWindow } from '../../core/time/levels.ts';
import type { Stretch } from '../../layout/gaps.ts';
import type { PlacedText, Plot } from '../../layout/plot-box.ts';
import type { CursorView } from '../cursor-layer/cursor-view.ts';

/** Room that a chart is laid out in. */
export interface ChartArea {
  /** px. */
  readonly width: number;
  /** px. */
  readonly height: number;
  /** What to show; null is everything. */
  readonly window: TimeWindow | null;
  /** How much larger than usual text is; 1 when left out. */
  readonly textScale?: number;
}

/** A chart that has been laid out. */
export interface LaidOutChart {
  readonly plot: Plot;
  readonly timeLabels: readonly PlacedText[];
  readonly gaps: readonly Stretch[];
  /** Drawn over the grid. */
  readonly marks: ReactNode;
  /** Drawn over the marks: what they are compared with. */
  readonly references?: ReactNode;
  /** Whether marks go on over the edges of the plot and have to be cut there. */
  readonly isClipped: boolean;
  readonly cursor: CursorView;
  /** What is shown, in words, where that is less than everything. */
  readonly shownText?: string | null;
  /** Said under the picture, where it shows less than every value. */
  readonly note: string | null;
}
