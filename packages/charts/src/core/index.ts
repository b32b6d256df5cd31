/** Series, Swedish time and summaries without React: for workers, servers and tests. */
export { alignTo, type AlignedSeries } from './align.ts';
export { changePointModel, type ChangePointModel, type LinePoint, type Slope } from './change-point.ts';
export { ChartDataError } from './errors.ts';
export { parseTime, seriesFromPoints, type Point } from './points.ts';
export {
  createSeries,
  fillSteps,
  quality,
  type QualityName,
  type SeriesColumns,
  type TimeSeries,
} from './series.ts';
export { statsOf, type SeriesStats } from './stats.ts';
export { stepKinds, type StepKind } from './time/steps.ts';
