/** One choice among many, found by typing. */
export { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
export { comboBoxMessages } from './messages.ts';
export { useSuggestions, type FindSuggestions, type Suggestions } from './use-suggestions.ts';
