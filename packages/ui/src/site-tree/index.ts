/** Chooses sites out of a koncern's tree. */
export { siteTreeMessages } from './messages.ts';
export { SiteTree, type SiteTreeProps } from './SiteTree.tsx';
export type { SiteTreeNode } from './tree-index.ts';
export type { SiteSelection } from './tree-selection.ts';
