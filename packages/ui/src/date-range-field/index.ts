/** A period as two dates with a calendar. */
export { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx';
export { dateRangeFieldMessages } from './messages.ts';
export { parseTypedDate, parseTypedRange } from './typed-date.ts';
