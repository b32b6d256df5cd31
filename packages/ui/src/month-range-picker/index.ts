/** From one month to another, with quick choices and years of months. */
export { monthRangePickerMessages } from './messages.ts';
export { MonthRangePicker, type MonthRangePickerProps } from './MonthRangePicker.tsx';
export { usualMonthSpans, type MonthSpanChoice } from './usual-month-spans.ts';
