export { notifyFailedQuery, notifyFailure } from './notify-failure.ts';
export { Toasts } from './Toasts.tsx';
