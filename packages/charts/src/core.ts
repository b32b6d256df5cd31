/**
 * Charts without a framework, every kind drawn into an element of a page; and series, Swedish time and summaries, which
 * need no page, for workers, servers and tests.
 */
export * from './core/index.ts';
export { createCursorStore, type CursorStore } from './cursor/store.ts';
export type { Annotation } from './core/annotations.ts';
export { ChartLanguageError } from './core/errors.ts';
export type { AnyLanguage, KeyNames, OtherLanguage } from './core/language.ts';
export type { ChartTexts, LanguageRules } from './languages/chart-texts.ts';
export { defineChartLanguage } from './languages/define-chart-language.ts';
export type { TimeWindow } from './core/time/levels.ts';
export type { CsvCells } from './export/csv.ts';
export {
  createLevelLoader,
  type LevelLoader,
  type LevelLoaderOptions,
  type LevelQuestion,
  type LevelSource,
  type LevelState,
} from './levels/level-loader.ts';
export type { CopyForm } from './export/copy-chart.ts';
export type { ExportFormat } from './export/export-chart.ts';
export { createChart, type ChartDescription, type CreatedChart } from './parts/chart-shell/create-chart.ts';
export type { ChartHandle } from './parts/chart-shell/chart-files.ts';
export { formatViewState, parseViewState, type ChartViewState } from './parts/chart-shell/view-state.ts';
export type { ChartFrame } from './parts/chart-shell/chart-frame.ts';
export type { ChartView } from './parts/toolbar/chart-toolbar.ts';
export { bullets as bulletChart } from './bullet-chart/bullet-chart.ts';
export { categoryLine as categoryLineGraph } from './category-line-graph/category-chart.ts';
export { comparedBars } from './compared-bars/compared-chart.ts';
export { dayBars as dayBarGraph } from './day-bar-graph/day-chart.ts';
export { dayProfile } from './day-profile/day-profile-chart.ts';
export { duration as durationCurve } from './duration-curve/duration-chart.ts';
export { heatMap } from './heat-map/heat-chart.ts';
export { lines as lineGraph } from './line-graph/line-chart.ts';
export { monthBars as monthBarGraph } from './month-bar-graph/month-chart.ts';
export { pie as pieChart } from './pie-chart/pie-chart.ts';
export { scatter as scatterPlot } from './scatter-plot/scatter-chart.ts';
export { panels as smallMultiples } from './small-multiples/panels-chart.ts';
export { stackedBars as stackedBarGraph } from './stacked-bar-graph/stack-chart.ts';
export { usageProfile } from './usage-profile/profile-chart.ts';
export { waterfall as waterfallChart } from './waterfall-chart/waterfall-chart.ts';
