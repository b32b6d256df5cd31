export { BarePage } from './BarePage.tsx';
export { CrashPage } from './CrashPage.tsx';
export { ForbiddenPage } from './ForbiddenPage.tsx';
export { NotFoundPage } from './NotFoundPage.tsx';
