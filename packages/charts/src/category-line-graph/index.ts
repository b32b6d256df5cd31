export { CategoryLineGraph, type CategoryLineGraphProps } from './CategoryLineGraph.tsx';
export type { CategoryValue } from './category-model.ts';
