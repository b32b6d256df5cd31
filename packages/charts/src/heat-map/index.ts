export type { HeatMapCompanion } from './heat-companions.ts';
export { HeatMap, type HeatMapProps } from './HeatMap.tsx';
