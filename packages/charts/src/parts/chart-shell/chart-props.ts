import type { Ref } from 'react';

import type { HeadingLevel } from '../chart-figure/chart-figure.ts';
import type { ChartHandle } from './chart-files.ts';
import type { ChartFrame } from './chart-frame.ts';
import type { KeptView } from './kept-view.ts';

/** Props shared by charts in a panel. Interfaces, not `Omit`, since Storybook's docs can only follow interfaces. */
export interface PanelProps extends KeptView {
  /** Level of the heading in its page; 2 by default. */
  readonly headingLevel?: HeadingLevel;
  /** Unit of the values, for example `kWh`. */
  readonly unit: string;
  /** Whether newer data is loading: the old stays readable but dimmed. */
  readonly isStale?: boolean;
  /** Lets the app export the chart to files. */
  readonly ref?: Ref<ChartHandle>;
}

/** A panel with a title from the app. */
export interface TitledPanelProps extends PanelProps {
  /** What the chart shows, in a few words. */
  readonly title: string;
}

/** A panel with a title from the app, which may also set its height. */
export interface PanelChartProps extends TitledPanelProps {
  /** Height of the picture, px; derived from its width by default. */
  readonly height?: number;
}

/** Every option for the frame around a chart, plus its ref. */
export interface FrameProps extends ChartFrame, PanelProps {}
