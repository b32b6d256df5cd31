/** Multiple choice among a few options. */
export { CheckboxGroup, type CheckboxGroupOption, type CheckboxGroupProps } from './CheckboxGroup.tsx';
