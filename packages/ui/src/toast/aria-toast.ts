/** react-aria-components still calls its toasts unstable; when it renames them, this file is what changes. */
export {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastQueue as AriaToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
  type QueuedToast,
} from 'react-aria-components/Toast';
export { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
