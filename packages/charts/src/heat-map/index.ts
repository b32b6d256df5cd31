export { HeatMap, type HeatMapProps } from './HeatMap.tsx';
