export { HasNavigatedContext, usePageTitle, type HeadingFocus, type PageTitleOptions } from './page-title.ts';
