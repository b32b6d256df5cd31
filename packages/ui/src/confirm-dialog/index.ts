/** Asks for confirmation before something is lost or sent. */
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { confirmDialogMessages } from './messages.ts';
