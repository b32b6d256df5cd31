export { DayProfile, type DayProfileProps } from './DayProfile.tsx';
export type { HighLoadHours } from './high-load.ts';
