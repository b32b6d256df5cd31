export type { MessageKey } from './catalogue.ts';
export { pageTexts } from './page-texts.ts';
export { plainText, t, type PlainMessageKey } from './translate.ts';
