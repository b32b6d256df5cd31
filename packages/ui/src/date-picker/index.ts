/** One day, typed or selected in a calendar. */
export { DatePicker, type DatePickerProps } from './DatePicker.tsx';
export { calendarMessages, datePickerMessages } from './messages.ts';
