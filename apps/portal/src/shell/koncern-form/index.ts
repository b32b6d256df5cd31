export { KoncernDialog, type KoncernDialogProps } from './KoncernDialog.tsx';
