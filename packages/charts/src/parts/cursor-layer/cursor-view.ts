import type { TimeWindow } from '../../core/time/levels.ts';
import type { CursorPlace, CursorState } from '../../cursor/cursor.ts';
import type { Readout } from '../tooltip/readout.ts';

/** A dot on a line or bar at the crosshair. */
export interface CursorDot {
  readonly key: string;
  /** Position, px from the top of the chart. */
  readonly y: number;
  readonly color: string;
}

/** What a chart tells the layer about the place under the cursor. */
export interface CursorView {
  /** Position of a data step, px. */
  xOf(index: number): number;
  /** Data step at a position, px; one that is shown. */
  indexAt(x: number): number;
  /** Dots of a single data step. */
  dotsAt(index: number): readonly CursorDot[];
  /** Label on the time axis. */
  flagAt(place: CursorPlace): string;
  /** Text of the time cursor for assistive technology. */
  spokenAt(place: CursorPlace, state: CursorState): string;
  readoutAt(place: CursorPlace, state: CursorState): Readout;
  /** What the chart shows, said when it changes; for charts with a window. */
  spokenWindow?(window: TimeWindow | null): string;
}
