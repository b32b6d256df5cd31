import type { Ref } from 'react';

import type { HeadingLevel } from '../chart-figure/ChartFigure.tsx';
import type { ChartHandle } from './useExport.ts';

/** What charts of one panel have in common. */
export interface PanelChartProps {
  /** What the chart shows, in a few words. */
  readonly title: string;
  /** Level of the heading in its page; 2 when left out. */
  readonly headingLevel?: HeadingLevel;
  /** Unit of the values, for example `kWh`. */
  readonly unit: string;
  /** Height of the picture, px; by its width when left out. */
  readonly height?: number;
  /** Newer data is on its way: the old stays readable, dimmed. */
  readonly isStale?: boolean;
  /** For files of the chart made by the app. */
  readonly ref?: Ref<ChartHandle>;
}
