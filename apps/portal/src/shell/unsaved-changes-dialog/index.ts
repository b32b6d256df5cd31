export { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';
