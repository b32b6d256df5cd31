export { EmailField } from './EmailField.tsx';
export { SignInForm } from './SignInForm.tsx';
export { SignInFrame } from './SignInFrame.tsx';
