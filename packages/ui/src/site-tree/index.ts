/** Selects sites from a corporate group's tree. */
export { siteTreeMessages } from './messages.ts';
export { SiteTree, type SiteTreeProps } from './SiteTree.tsx';
export type { SiteTreeNode } from './state/tree-index.ts';
export type { SiteSelection } from './state/tree-selection.ts';
