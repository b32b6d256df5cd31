export { ToastRegion } from './ToastRegion.tsx';
export { showToast, toastDuration, type ToastMessage } from './toast-queue.ts';
export { toastMessages } from './messages.ts';
