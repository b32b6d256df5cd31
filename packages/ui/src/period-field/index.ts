/** A period behind one button: named choices, and days of one's own. */
export { PeriodField, type PeriodFieldChoice, type PeriodFieldProps } from './PeriodField.tsx';
