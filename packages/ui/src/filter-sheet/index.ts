/** Filters that are a sheet at the lower edge on phones. */
export { FilterSheet } from './FilterSheet.tsx';
export type { FilterSheetProps } from './filter-sheet-props.ts';
export { filterSheetMessages } from './messages.ts';
