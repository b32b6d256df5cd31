// One file for both: they are made of the same parts.
export { DayCalendar } from './DayCalendar.tsx';
export { DayRangeCalendar } from './DayRangeCalendar.tsx';
