/** Parses ICU messages at run time: for your own components, and for overriding texts with arguments. */
export { defineMessages } from '@vinrod/locale/messages/define-messages';
export { parseMessage } from '@vinrod/locale/messages/parse-message';
