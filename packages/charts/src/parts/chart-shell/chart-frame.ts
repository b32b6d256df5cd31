import type { Annotation } from '../../core/annotations.ts';
import type { TimeWindow } from '../../core/time/levels.ts';
import type { FrameContent } from '../../chart/chart-stages.ts';
import type { HeadingLevel } from '../chart-figure/chart-figure.ts';
import type { ChartView } from '../toolbar/chart-toolbar.ts';
import type { KeptView } from './kept-view.ts';
import type { KeptWindow } from './kept-window.ts';

/** Every option for the frame around a chart. */
export interface ChartFrame extends FrameContent, KeptWindow, KeptView {
  /** Level of the heading in its page; 2 by default. */
  readonly headingLevel?: HeadingLevel;
  /** Whether newer data is loading: the old stays readable but dimmed. */
  readonly isStale?: boolean;
  /** Chart or table, when the app controls it; otherwise the chart does. */
  readonly view?: ChartView;
  /** Called with the view that the reader selects. */
  readonly onViewChange?: (view: ChartView) => void;
  /**
   * Lets the reader select a period, and is called with it: from the first of its steps to the last. Dragging then selects
   * instead of zooming; by keyboard, P begins it and ends it.
   */
  readonly onPeriodSelect?: ((period: TimeWindow) => void) | undefined;
  /** Called with the width that the chart has, px, and when it changes: what it is worth asking a server for. */
  readonly onWidthChange?: ((width: number) => void) | undefined;
  /** Set when values could not be fetched: the chart says so, and calls it when the reader wants to try again. */
  readonly onRetry?: (() => void) | null | undefined;
  /** In charts that have annotations. */
  readonly annotations?: readonly Annotation[];
  /**
   * Lets the reader write, change and remove annotations, and is called with all of them; the app keeps them and gives
   * them back as `annotations`.
   */
  readonly onAnnotationsChange?: ((annotations: readonly Annotation[]) => void) | undefined;
}
