export { EmailField, type EmailFieldProps } from './EmailField.tsx';
export { SignInForm, type SignInFormProps } from './SignInForm.tsx';
export { SignInFrame, type SignInFrameProps } from './SignInFrame.tsx';
