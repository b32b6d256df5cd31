/** The search for a corporate group, below the button that shows the current one. */
export { CorporateGroupSearch, type CorporateGroupSearchProps } from './CorporateGroupSearch.tsx';
export { EVERY_CORPORATE_GROUP, type GroupChoice } from './group-choice.ts';
export { corporateGroupSearchMessages } from './messages.ts';
