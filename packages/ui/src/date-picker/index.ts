/** One day, typed or chosen in a calendar. */
export { DatePicker, type DatePickerProps } from './DatePicker.tsx';
export { calendarMessages, datePickerMessages } from './messages.ts';
