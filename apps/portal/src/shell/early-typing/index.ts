export { useEarlyTyping } from './use-early-typing.ts';
