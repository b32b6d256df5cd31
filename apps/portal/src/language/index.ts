export { keepLanguage, pageLanguage } from './page-language.ts';
export { formatTextTime } from './text-time.ts';
