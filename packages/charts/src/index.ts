/** Charts of metered time series. */
export { ChartDataError } from './core/errors.ts';
export { seriesFromPoints, type Point } from './core/points.ts';
export {
  createSeries,
  quality,
  type QualityName,
  type SeriesColumns,
  type TimeSeries,
} from './core/series.ts';
export type { CoveredDays } from './core/time/covered.ts';
export type { TimeWindow } from './core/time/levels.ts';
export { periodOfWindow, windowOfPeriod } from './core/time/period-window.ts';
export type { StepKind } from './core/time/steps.ts';
export {
  CategoryLineGraph,
  type CategoryLineGraphProps,
  type CategoryValue,
} from './category-line-graph/index.ts';
export { DayBarGraph, type DayBarDay, type DayBarGraphProps } from './day-bar-graph/index.ts';
export { DayProfile, type DayProfileProps, type HighLoadHours } from './day-profile/index.ts';
export { HeatMap, type HeatMapCompanion, type HeatMapProps } from './heat-map/index.ts';
export { DurationCurve, type DurationCurveProps } from './duration-curve/index.ts';
export type { CsvCells } from './export/csv.ts';
export type { ExportFormat } from './export/export-chart.ts';
export {
  LineGraph,
  type Annotation,
  type LineGraphProps,
  type LineGraphSeries,
  type Threshold,
} from './line-graph/index.ts';
export { ChartGroup } from './parts/chart-group/ChartGroup.tsx';
export { ChartLanguage, type ChartLanguageProps } from './parts/chart-language/ChartLanguage.tsx';
export type { ChartHandle } from './parts/chart-shell/useExport.ts';
export type { ChartView } from './parts/toolbar/ChartToolbar.tsx';
export { MonthBarGraph, type MonthBar, type MonthBarGraphProps } from './month-bar-graph/index.ts';
export { PieChart, type PieChartProps, type PieSlice } from './pie-chart/index.ts';
export type { Origin } from './core/fills.ts';
export {
  ShareBar,
  ShareLegend,
  type ShareBarProps,
  type ShareLegendProps,
  type SharePart,
} from './share-bar/index.ts';
export { Sparkline, type SparklineProps } from './sparkline/index.ts';
export {
  StackedBarGraph,
  type StackedBarCategory,
  type StackedBarGraphProps,
  type StackedBarSeries,
} from './stacked-bar-graph/index.ts';
export { UsageProfile, type UsageProfileProps } from './usage-profile/index.ts';
