/** ICU messages of components: declared per component, typed by their text, overridable through the provider. */
export {
  defineMessages,
  overrideMessages,
  type FormatMessage,
  type Language,
  type MessageOverride,
  type Messages,
} from './define-messages.ts';
export { formatMessage } from './format-message.ts';
export type { MessageArguments, MessageValue, MessageValues } from './message-values.ts';
export { MessageContext, useMessages, type MessageSettings } from './use-messages.ts';
