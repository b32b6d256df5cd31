/** One month, typed or chosen among the months of a year. */
export { monthCalendarMessages, monthPickerMessages } from './messages.ts';
export { MonthPicker, type MonthPickerProps } from './MonthPicker.tsx';
