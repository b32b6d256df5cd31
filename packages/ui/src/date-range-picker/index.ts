/** A period as two dates, with presets and a calendar. */
export { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';
export { dateRangePickerMessages, rangePickerMessages } from './messages.ts';
export { usualPeriods, type PeriodChoice } from './usual-periods.ts';
