export { ErrorPage, type ErrorPageProps } from './ErrorPage.tsx';
export type { ErrorStatus } from './error-bars.ts';
export { errorPageMessages } from './messages.ts';
