/** A span of months, with presets and month grids. */
export { monthRangePickerMessages } from './messages.ts';
export { MonthRangePicker, type MonthRangePickerProps } from './MonthRangePicker.tsx';
export { usualMonthSpans, type MonthSpanChoice } from './usual-month-spans.ts';
