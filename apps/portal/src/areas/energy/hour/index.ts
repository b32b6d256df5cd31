export { SuggestionItem } from './SuggestionItem.tsx';
