export { consentAtom, type Consent } from './consent.ts';
export { usePageViews } from './use-page-views.ts';
