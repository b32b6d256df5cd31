export { KoncernDialog } from './KoncernDialog.tsx';
