/** Parses ICU messages at run time: for components of your own, and for overriding texts that have arguments. */
export { defineMessages } from '@vinrod/locale/messages/define-messages';
export { parseMessage } from '@vinrod/locale/messages/parse-message';
