export { OneKoncern, type OneKoncernProps } from './OneKoncern.tsx';
