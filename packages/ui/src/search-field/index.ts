/** Field to search with. */
export { searchFieldMessages } from './messages.ts';
export { SearchField, type SearchFieldProps } from './SearchField.tsx';
