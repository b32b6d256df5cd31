export { ClientContext, useClient } from './client-context.ts';
export { createPortalClient } from './create-portal-client.ts';
export { followShadow } from './follow-shadow.ts';
export {
  companyListViewers,
  companyMarkers,
  contactViewers,
  corporateGroupListViewers,
  corporateGroupManagers,
  corporateGroupMarkers,
  corporateGroupViewers,
  siteGroupViewers,
  siteViewers,
} from './permission-sets.ts';
export { keepPermissions } from './permissions.ts';
export { MOST_CORPORATE_GROUPS, prefetchedStart, prefetchStart, takePrefetched } from './prefetched.ts';
export { sessionEndedAtom } from './session-notice.ts';
export { identityAtom, isSignedInAtom, sessionAtom, sessionStorage } from './session-store.ts';
export { shadowNotice } from './shadow-notice.ts';
export { shadowViewAtom, type ShadowView } from './shadow-view.ts';
export { signedOutByChoiceAtom, useSignOut } from './sign-out.ts';
export { themeAtom } from './theme.ts';
export { typedEmailAtom } from './typed-email.ts';
