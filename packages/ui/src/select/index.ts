export { Select, type SelectOption, type SelectProps } from './Select.tsx';
export { selectMessages } from './messages.ts';
