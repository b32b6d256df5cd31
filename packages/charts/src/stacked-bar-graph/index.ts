export { StackedBarGraph, type StackedBarGraphProps } from './StackedBarGraph.tsx';
export type { StackedBarCategory, StackedBarSeries } from './stack-model.ts';
