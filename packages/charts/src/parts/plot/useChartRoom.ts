import type { RefCallback } from 'react';

import { checkHeight, heightFor } from '../../layout/plot-box.ts';
import { useElementWidth } from './useElementWidth.ts';

/** Room that a chart has in its page. */
export interface ChartRoom {
  /** For the element whose width is measured. */
  readonly measure: RefCallback<HTMLDivElement>;
  /** px; 0 until it is laid out. */
  readonly width: number;
  /** px. */
  readonly height: number;
  /** How much larger than usual text is. */
  readonly textScale: number;
}

/**
 * Measures the room of a chart.
 *
 * @param height Height that was asked for, px.
 * @param usualHeight Height by the width (px) and the size of text when none was asked for.
 * @throws {ChartDataError} for a height that is no positive number.
 */
export function useChartRoom(
  height: number | undefined,
  usualHeight: (width: number, textScale: number) => number = heightFor,
): ChartRoom {
  const [measure, width, textScale] = useElementWidth<HTMLDivElement>();
  const usual = usualHeight(width, textScale);
  return { measure, width, textScale, height: height === undefined ? usual : checkHeight(height) };
}
