export { LineGraph, type LineGraphProps } from './LineGraph.tsx';
export type { LineGraphSeries } from './line-model.ts';
export type { Threshold } from './references.ts';
