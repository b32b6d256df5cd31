export type { MessageKey } from './catalogue.ts';
export { plainText, t, type PlainMessageKey } from './translate.ts';
