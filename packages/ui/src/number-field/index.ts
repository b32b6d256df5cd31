/** A number with its unit. */
export { numberFieldMessages } from './messages.ts';
export { readNumberEntry, type NumberEntry, type NumberLimits } from './number-entry.ts';
export { NumberField, type NumberFieldProps } from './NumberField.tsx';
