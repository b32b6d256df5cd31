export { ClientContext, useClient } from './client-context.ts';
export { createPortalClient } from './create-portal-client.ts';
export {
  certificateExporters,
  companyListViewers,
  companyManagers,
  companyMarkers,
  companyViewers,
  contactViewers,
  invoiceViewers,
  koncernListExporters,
  koncernListViewers,
  koncernManagers,
  koncernMarkers,
  koncernUserViewers,
  koncernViewers,
  newsViewers,
  reportViewers,
  residualMixViewers,
  siteDetailViewers,
  siteGroupManagers,
  siteGroupRemovers,
  siteGroupViewers,
  siteManagers,
  siteViewers,
  staffViewers,
} from './permission-sets.ts';
export { keepPermissions } from './permissions.ts';
export { identityAtom, isSignedInAtom, sessionAtom } from './session-store.ts';
export { signedOutByChoiceAtom, useSignOut } from './sign-out.ts';
export { themeAtom } from './theme.ts';
export { typedEmailAtom } from './typed-email.ts';
