export { HasNavigatedContext, usePageTitle, type HeadingFocus } from './page-title.ts';
