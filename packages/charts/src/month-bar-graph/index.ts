export { MonthBarGraph, type MonthBarGraphProps } from './MonthBarGraph.tsx';
export type { MonthBar } from './month-model.ts';
