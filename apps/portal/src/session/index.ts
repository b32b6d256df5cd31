export { ClientContext, useClient } from './client-context.ts';
export { createPortalClient } from './create-portal-client.ts';
export { fetchOrTakeEarly, isStartOver, startCallsKey } from './early-answers.ts';
export { followShadow } from './follow-shadow.ts';
export { keepPermissions } from './permissions.ts';
export {
  mostCorporateGroups,
  prefetchedStart,
  prefetchStart,
  takePrefetched,
  type PrefetchedStart,
  type QueryCache,
} from './prefetched.ts';
export { sessionEndedAtom } from './session-notice.ts';
export { identityAtom, isSignedInAtom, sessionAtom, sessionStorage } from './session-store.ts';
export { shadowNotice } from './shadow-notice.ts';
export { shadowViewAtom, type ShadowView } from './shadow-view.ts';
export { signedOutByChoiceAtom, useSignOut } from './sign-out.ts';
export { themeAtom } from './theme.ts';
export { typedEmailAtom } from './typed-email.ts';
