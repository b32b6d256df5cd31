export { OneKoncern } from './OneKoncern.tsx';
