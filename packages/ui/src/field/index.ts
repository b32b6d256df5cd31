export { Field, hasError, type FieldLayoutProps, type FieldProps } from './Field.tsx';
export * as fieldStyles from './Field.css.ts';
export { fieldMessages } from './messages.ts';
