import type { TimeWindow } from '../core/time/levels.ts';
import type { CursorPlace, CursorState } from '../cursor/cursor.ts';
import type { TooltipContent } from './tooltip-content.ts';

/** A dot on a line or bar at the crosshair. */
export interface CursorDot {
  readonly key: string;
  /** Position, px from the top of the chart. */
  readonly y: number;
  readonly color: string;
}

/** The cell, slice or bar under the cursor, in charts whose marks are areas. */
export interface MarkedArea {
  /** Outline, as SVG path data in px of the chart. */
  readonly path: string;
  /** Left and right edge, for the tooltip beside it, px. */
  readonly left: number;
  readonly right: number;
  /** Upper edge, px. */
  readonly top: number;
}

/** What the cursor layer needs to know about positions in a chart. */
export interface CursorView {
  /** Position of a data step, px. */
  xOf(index: number): number;
  /** How far the mark of a step extends on either side of its position, px; 0 by default. */
  readonly reach?: number;
  /** The visible data step at a position, px. */
  indexAt(x: number, y: number): number;
  /** The area at a place; a chart that defines this has no crosshair, and its x axis is not time. */
  areaAt?(place: CursorPlace): MarkedArea;
  /** Data step above (1) or below (-1) another, in charts whose steps are laid out in rows. */
  stepBeside?(index: number, by: 1 | -1): number;
  /** Accessible name of the time cursor, for charts where it does not move in time. */
  readonly cursorLabel?: string;
  /** Dots of a single data step. */
  dotsAt(index: number): readonly CursorDot[];
  /** Label on the time axis. */
  flagAt(place: CursorPlace): string;
  /** Text of the time cursor for assistive technology. */
  spokenAt(place: CursorPlace, state: CursorState): string;
  tooltipAt(place: CursorPlace, state: CursorState): TooltipContent;
  /** The visible window in words, announced when it changes; for charts with a window. */
  spokenWindow?(window: TimeWindow | null): string;
}
