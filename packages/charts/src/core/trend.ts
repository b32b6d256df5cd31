import { valueAt, type Numbers } from './typed-array.ts';

/** A straight line through a series: its overall change. */
export interface Trend {
  /** Value of the line at the first step, and at the last. */
  readonly from: number;
  readonly to: number;
  /** Share of the variation that the line explains, 0–1; below about a third there is no trend to speak of. */
  readonly fit: number;
}

/**
 * Fits a straight line by least squares through the values that exist; null with fewer than three. For text
 * only, never drawn.
 */
export function trendOf(values: Numbers): Trend | null {
  let count = 0;
  let sumX = 0;
  let sumY = 0;
  for (let i = 0; i < values.length; i += 1) {
    const value = valueAt(values, i);
    if (Number.isNaN(value)) continue;
    count += 1;
    sumX += i;
    sumY += value;
  }
  if (count < 3) return null;
  const [meanX, meanY] = [sumX / count, sumY / count];
  let xx = 0;
  let xy = 0;
  let yy = 0;
  for (let i = 0; i < values.length; i += 1) {
    const value = valueAt(values, i);
    if (Number.isNaN(value)) continue;
    xx += (i - meanX) ** 2;
    xy += (i - meanX) * (value - meanY);
    yy += (value - meanY) ** 2;
  }
  const slope = xy / xx;
  return {
    from: meanY - slope * meanX,
    to: meanY + slope * (values.length - 1 - meanX),
    fit: yy === 0 ? 0 : (slope * xy) / yy,
  };
}
