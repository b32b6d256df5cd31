export { ClientContext, useClient } from './client-context.ts';
export { createPortalClient } from './create-portal-client.ts';
export {
  certificateExporters,
  companyViewers,
  contactViewers,
  invoiceViewers,
  koncernListViewers,
  koncernViewers,
  newsViewers,
  reportViewers,
  residualMixViewers,
  siteDetailViewers,
  siteGroupManagers,
  siteGroupRemovers,
  siteGroupViewers,
  siteViewers,
} from './permission-sets.ts';
export { keepPermissions } from './permissions.ts';
export { identityAtom, isSignedInAtom, sessionAtom } from './session-store.ts';
export { signedOutByChoiceAtom, useSignOut } from './sign-out.ts';
export { themeAtom } from './theme.ts';
