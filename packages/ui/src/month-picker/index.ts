/** One month, typed or selected in a grid of months. */
export { monthCalendarMessages, monthPickerMessages } from './messages.ts';
export { MonthPicker, type MonthPickerProps } from './MonthPicker.tsx';
