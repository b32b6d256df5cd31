export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export { passwordFieldMessages } from './messages.ts';
