/** Language and overrides of the components' texts. Texts with arguments: `@vinrod/ui/icu-messages`. */
export type { Language } from '@vinrod/locale/messages/language';
export type { FormatMessage, Message, Messages } from '@vinrod/locale/messages/messages';
export type { MessageArguments, MessageValue, MessageValues } from '@vinrod/locale/messages/message-values';
export { overrideMessages, type MessageOverride } from './override-messages.ts';
export { MessageContext, useLanguage, type MessageSettings } from './message-settings.ts';
export { useMessages } from './use-messages.ts';
