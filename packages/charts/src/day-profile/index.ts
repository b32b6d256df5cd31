export { DayProfile, type DayProfileProps } from './DayProfile.tsx';
export type { HighLoadHours } from './day-profile-model.ts';
