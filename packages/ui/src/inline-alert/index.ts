export { InlineAlert, type AlertTone, type InlineAlertProps } from './InlineAlert.tsx';
export { inlineAlertMessages } from './messages.ts';
