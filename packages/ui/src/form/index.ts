/** Forms with an error summary. */
export { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx';
export { focusField } from './focus-field.ts';
export { Form, type FormProps } from './Form.tsx';
export {
  formProblems,
  NO_PROBLEMS,
  problemLines,
  type ErrorAnswer,
  type FormProblems,
  type ProblemLine,
} from './form-problems.ts';
export { formMessages } from './messages.ts';
