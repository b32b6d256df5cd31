/** A search field. */
export { searchFieldMessages } from './messages.ts';
export { SearchField, type SearchFieldProps } from './SearchField.tsx';
