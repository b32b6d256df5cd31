/** react-aria-components still marks its toasts as unstable; a rename there only affects this file. */
export {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
  type QueuedToast,
} from 'react-aria-components/Toast';
export { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
