/** Charts of metered time series. */
export { ChartDataError } from './core/errors.ts';
export { seriesFromPoints, type Point } from './core/points.ts';
export { createSeries, type QualityName, type SeriesColumns, type TimeSeries } from './core/series.ts';
export type { StepKind } from './core/time/steps.ts';
export { DayBarGraph, type DayBarDay, type DayBarGraphProps } from './day-bar-graph/index.ts';
export { LineGraph, type LineGraphProps, type LineGraphSeries } from './line-graph/index.ts';
export { Sparkline, type SparklineProps } from './sparkline/index.ts';
