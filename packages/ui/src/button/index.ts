export { Button, type ButtonProps } from './Button.tsx';
export { buttonVariants, type ButtonSize, type ButtonVariant } from './button-class.ts';
export { buttonMessages } from './messages.ts';
