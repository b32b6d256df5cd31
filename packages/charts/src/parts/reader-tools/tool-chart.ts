import type { AnyLanguage } from '../../core/language.ts';

import type { ChartTable } from '../../chart/table-column.ts';
import type { StepKind } from '../../core/time/steps.ts';
import type { ChartFrame } from '../chart-shell/chart-frame.ts';
import type { ChartViewState } from '../chart-shell/view-state.ts';

/** The chart as it is, for the reader's tools. */
export interface ToolChart {
  /** What the app gave last. */
  readonly given: Pick<
    ChartFrame,
    'annotations' | 'onAnnotationsChange' | 'onPeriodSelect' | 'onViewStateChange'
  >;
  readonly language: AnyLanguage;
  /** Length of its steps; null in a chart without a time axis. */
  readonly step: StepKind | null;
  /** Starts of its data steps, UTC ms. */
  readonly starts: Float64Array;
  /** Data step under the cursor; -1 for none. */
  readonly here: number;
  /** Name of a data step. */
  readonly nameOf: (step: number) => string;
  /** What is noted at a data step; undefined where nothing can be. */
  readonly notedAt: ChartTable['notedAt'];
}

/** The chart that a reader leaves something of. */
export interface ReaderToolsOptions {
  /** Unique in the page. */
  readonly id: string;
  /** Null while the chart has nothing to show. */
  readonly now: () => ToolChart | null;
  readonly viewNow: () => ChartViewState;
  /** Called with the text of a view that the app is told of. */
  readonly reported: (view: string) => void;
  /** Called when the chart has to be redrawn. */
  readonly changed: () => void;
  /** Announces a text to assistive technology. */
  readonly say: (text: string) => void;
  /** Moves focus to the time cursor. */
  readonly focus: () => void;
}
