/** Charts of metered time series. */
export type { Annotation } from './core/annotations.ts';
export { ChartDataError, ChartLanguageError } from './core/errors.ts';
export type { AnyLanguage, KeyNames, OtherLanguage } from './core/language.ts';
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
export { BulletChart, type BulletChartProps, type BulletRow } from './bullet-chart/index.ts';
export {
  CategoryLineGraph,
  type CategoryLineGraphProps,
  type CategoryValue,
} from './category-line-graph/index.ts';
export { ComparedBars, type ComparedBarsProps } from './compared-bars/index.ts';
export { ChartPatterns, type ChartPatternsProps } from './chart-patterns/index.ts';
export { DayBarGraph, type DayBarDay, type DayBarGraphProps } from './day-bar-graph/index.ts';
export { DayProfile, type DayProfileProps, type HighLoadHours } from './day-profile/index.ts';
export { HeatMap, type HeatMapCompanion, type HeatMapProps } from './heat-map/index.ts';
export { DurationCurve, type DurationCurveProps } from './duration-curve/index.ts';
export type { CsvCells } from './export/csv.ts';
export type { CopyForm } from './export/copy-chart.ts';
export type { ExportFormat } from './export/export-chart.ts';
export { LineGraph, type LineGraphProps, type LineGraphSeries, type Threshold } from './line-graph/index.ts';
export {
  createLevelLoader,
  useLevels,
  type LevelExtent,
  type LevelLoader,
  type LevelLoaderOptions,
  type LevelProps,
  type LevelQuestion,
  type Levels,
  type LevelSource,
  type LevelState,
} from './levels/index.ts';
export type { ChartTexts, LanguageRules } from './languages/chart-texts.ts';
export { defineChartLanguage } from './languages/define-chart-language.ts';
export { ChartGroup } from './parts/chart-group/ChartGroup.tsx';
export { ChartLanguage, type ChartLanguageProps } from './parts/chart-language/ChartLanguage.tsx';
export type { ChartHandle } from './parts/chart-shell/chart-files.ts';
export { formatViewState, parseViewState, type ChartViewState } from './parts/chart-shell/view-state.ts';
export type { ChartView } from './parts/toolbar/chart-toolbar.ts';
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
export { ScatterPlot, type ScatterPlotProps, type ScatterPoint } from './scatter-plot/index.ts';
export { SmallMultiples, type SmallMultiplesProps } from './small-multiples/index.ts';
export { Sparkline, type SparklineProps } from './sparkline/index.ts';
export {
  StackedBarGraph,
  type StackedBarCategory,
  type StackedBarGraphProps,
  type StackedBarSeries,
} from './stacked-bar-graph/index.ts';
export {
  WaterfallChart,
  type WaterfallChartProps,
  type WaterfallLevel,
  type WaterfallPart,
} from './waterfall-chart/index.ts';
export { UsageProfile, type UsageProfileProps } from './usage-profile/index.ts';
