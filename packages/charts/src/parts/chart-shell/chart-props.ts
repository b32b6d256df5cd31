import type { Ref } from 'react';

import type { HeadingLevel } from '../chart-figure/ChartFigure.tsx';
import type { ChartHandle } from './useExport.ts';

/** What charts of one panel have in common. Interfaces, not `Omit`: the pages of Storybook follow only those. */
export interface PanelProps {
  /** Level of the heading in its page; 2 when left out. */
  readonly headingLevel?: HeadingLevel;
  /** Unit of the values, for example `kWh`. */
  readonly unit: string;
  /** Newer data is on its way: the old stays readable, dimmed. */
  readonly isStale?: boolean;
  /** For files of the chart made by the app. */
  readonly ref?: Ref<ChartHandle>;
}

/** A panel whose app names it. */
export interface TitledPanelProps extends PanelProps {
  /** What the chart shows, in a few words. */
  readonly title: string;
}

/** A panel whose app names it, and may say how high it is. */
export interface PanelChartProps extends TitledPanelProps {
  /** Height of the picture, px; by its width when left out. */
  readonly height?: number;
}
