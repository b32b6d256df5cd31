export { koncernColumn } from './koncern-column.tsx';
export { KoncernLink } from './KoncernLink.tsx';
