export { focusFirstInvalid } from './focus-first-invalid.ts';
export { isEmailAddress } from './email-address.ts';
export { useSubmission, type Submission } from './use-submission.ts';
export { passwordProblems } from './password-problems.ts';
