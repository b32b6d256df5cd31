/** A task or a question above the page. */
export { Dialog, type DialogProps } from './Dialog.tsx';
export { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';
export { dialogMessages } from './messages.ts';
