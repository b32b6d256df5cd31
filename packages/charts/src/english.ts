/**
 * The English of the charts, for those who show them in English: Swedish readers do not carry it. Await it before the first
 * chart in `<ChartLanguage language="en">`; until then they speak Swedish.
 */
export { loadEnglish } from '@vinrod/locale/messages/english-later';
