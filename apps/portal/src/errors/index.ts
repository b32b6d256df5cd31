export { errorText, isEnglishErrorText, isMissing } from './error-text.ts';
