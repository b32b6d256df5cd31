export { Spinner, type SpinnerProps } from './Spinner.tsx';
export { spinnerMessages } from './messages.ts';
