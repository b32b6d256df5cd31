export type { MessageKey } from './catalogue.ts';
export { swedishText } from './swedish-text.ts';
export { plainText, t, type PlainMessageKey } from './translate.ts';
