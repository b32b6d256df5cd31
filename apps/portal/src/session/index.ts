export { askAhead, lookAhead, MOST_KONCERNER, takeAhead } from './asked-ahead.ts';
export { ClientContext, useClient } from './client-context.ts';
export { createPortalClient } from './create-portal-client.ts';
export { followShadow } from './follow-shadow.ts';
export {
  auditViewers,
  customerRoleManagers,
  customerRoleViewers,
  customerUserManagers,
  customerUserViewers,
  internalRoleManagers,
  internalRoleViewers,
  internalUserManagers,
  internalUserViewers,
} from './people-permission-sets.ts';
export {
  certificateEditors,
  certificateExporters,
  companyListViewers,
  companyManagers,
  companyMarkers,
  companyViewers,
  contactViewers,
  graphViewers,
  invoiceViewers,
  koncernListExporters,
  koncernListViewers,
  koncernManagers,
  koncernMarkers,
  koncernUserViewers,
  koncernViewers,
  monthReportViewers,
  newsManagers,
  newsRemovers,
  newsViewers,
  reportViewers,
  residualMixManagers,
  residualMixRemovers,
  residualMixViewers,
  siteDetailViewers,
  siteGroupManagers,
  siteGroupViewers,
  siteManagers,
  siteViewers,
  staffViewers,
  suggestionEditors,
  timeReportViewers,
} from './permission-sets.ts';
export { keepPermissions } from './permissions.ts';
export { sessionEndedAtom } from './session-notice.ts';
export { identityAtom, isSignedInAtom, sessionAtom, sessionStorage } from './session-store.ts';
export { shadowNotice } from './shadow-notice.ts';
export { shadowViewAtom, type ShadowView } from './shadow-view.ts';
export { signedOutByChoiceAtom, useSignOut } from './sign-out.ts';
export { themeAtom } from './theme.ts';
export { typedEmailAtom } from './typed-email.ts';
