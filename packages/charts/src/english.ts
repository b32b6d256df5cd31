/**
 * The English texts of the charts, for apps that show them in English: Swedish readers do not download them. Await this
 * before the first chart in `<ChartLanguage language="en">`; until then charts are in Swedish.
 */
export { loadEnglish } from '@vinrod/locale/messages/english-later';
