export { koncernColumn } from './koncern-column.tsx';
export { KoncernLink, type KoncernLinkProps } from './KoncernLink.tsx';
