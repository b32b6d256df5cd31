/** Multiple choice in a list that opens. */
export { multiSelectMessages } from './messages.ts';
export { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';
