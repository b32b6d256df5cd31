export { DayBarGraph, type DayBarGraphProps } from './DayBarGraph.tsx';
export type { DayBarDay } from './day-model.ts';
