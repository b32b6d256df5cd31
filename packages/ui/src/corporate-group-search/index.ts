/** The search for a corporate group, under the button that says which one is shown. */
export { CorporateGroupSearch, type CorporateGroupSearchProps } from './CorporateGroupSearch.tsx';
export { EVERY_CORPORATE_GROUP, type GroupChoice } from './group-choice.ts';
export { corporateGroupSearchMessages } from './messages.ts';
