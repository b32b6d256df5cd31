import type { Language, Words } from './words.ts';

const passwordLink: Words = { sv: 'Välja lösenord med en länk', en: 'Choose a password with a link' };
const stopShadow: Words = { sv: 'Avsluta skuggläge', en: 'Leave shadow mode' };
const changeInternalRoles: Words = { sv: 'Ändra interna roller', en: 'Change internal roles' };
const changeCustomerRoles: Words = { sv: 'Ändra kundroller', en: 'Change customer roles' };
const favourite: Words = { sv: 'Ändra favorit', en: 'Change a favourite' };
const changeSites: Words = { sv: 'Ändra flera anläggningar', en: 'Change several sites' };

/** Names of operations in the contract: every one that changes something or makes a file. */
const names: Readonly<Record<string, Words>> = {
  login: { sv: 'Logga in med lösenord', en: 'Sign in with a password' },
  verifyOtp: { sv: 'Logga in med engångskod', en: 'Sign in with a one-time code' },
  resendOtp: { sv: 'Skicka ny engångskod', en: 'Send a new one-time code' },
  requestPasswordReset: { sv: 'Be om nytt lösenord', en: 'Ask for a new password' },
  createPassword: passwordLink,
  changePassword: { sv: 'Byta lösenord', en: 'Change the password' },
  enrollAuthenticator: { sv: 'Lägga till autentiseringsapp', en: 'Add an authenticator app' },
  confirmAuthenticator: { sv: 'Slå på autentiseringsapp', en: 'Turn on the authenticator app' },
  disableAuthenticator: { sv: 'Slå av autentiseringsapp', en: 'Turn off the authenticator app' },
  refreshToken: { sv: 'Fortsätta vara inloggad', en: 'Stay signed in' },
  logout: { sv: 'Logga ut', en: 'Sign out' },
  saveView: { sv: 'Spara vy', en: 'Save a view' },
  removeSavedView: { sv: 'Ta bort sparad vy', en: 'Remove a saved view' },
  updateProfile: { sv: 'Ändra sin profil', en: 'Change the own profile' },
  startShadowUser: { sv: 'Visa portalen som användare', en: 'See the portal as a user' },
  stopShadowUser: stopShadow,
  startShadowGroup: { sv: 'Visa portalen som koncern', en: 'See the portal as a corporate group' },
  stopShadowGroup: stopShadow,
  createAdministrator: { sv: 'Bjuda in intern användare', en: 'Invite an internal user' },
  updateAdministrator: { sv: 'Ändra intern användare', en: 'Change an internal user' },
  deleteAdministrator: { sv: 'Ta bort intern användare', en: 'Remove an internal user' },
  replaceAdministratorSiteGroups: {
    sv: 'Välja anläggningsgrupper för intern användare',
    en: 'Choose the site groups of an internal user',
  },
  createAdministratorGroup: { sv: 'Skapa intern roll', en: 'Create an internal role' },
  updateAdministratorGroup: { sv: 'Ändra intern roll', en: 'Change an internal role' },
  updateAdministratorGroups: changeInternalRoles,
  updateAdministratorGroupsV2: changeInternalRoles,
  deleteAdministratorGroup: { sv: 'Ta bort intern roll', en: 'Remove an internal role' },
  createServiceAccount: { sv: 'Skapa tjänstekonto', en: 'Create a service account' },
  changeServiceAccount: { sv: 'Ändra tjänstekonto', en: 'Change a service account' },
  addServiceAccountSecret: { sv: 'Skapa ny hemlighet', en: 'Create a new secret' },
  revokeServiceAccount: { sv: 'Återkalla tjänstekonto', en: 'Revoke a service account' },
  requestServiceToken: { sv: 'Hämta token för tjänstekonto', en: 'Get a token of a service account' },
  createCorporateGroup: { sv: 'Skapa koncern', en: 'Create a corporate group' },
  updateCorporateGroup: { sv: 'Ändra koncern', en: 'Change a corporate group' },
  updateCorporateGroupAdmin: {
    sv: 'Välja koncernens administratör',
    en: "Choose the corporate group's administrator",
  },
  toggleCorporateGroupFavorite: favourite,
  createCorporateGroupCustomer: { sv: 'Skapa bolag', en: 'Create a company' },
  updateCustomer: { sv: 'Ändra bolag', en: 'Change a company' },
  toggleCustomerFavorite: favourite,
  createCorporateGroupUser: { sv: 'Bjuda in kundanvändare', en: 'Invite a customer user' },
  updateCorporateGroupUser: { sv: 'Ändra kundanvändare', en: 'Change a customer user' },
  deleteCorporateGroupUser: { sv: 'Ta bort kundanvändare', en: 'Remove a customer user' },
  createCorporateGroupGroup: { sv: 'Skapa kundroll', en: 'Create a customer role' },
  updateCorporateGroupGroup: { sv: 'Ändra kundroll', en: 'Change a customer role' },
  updateCorporateGroupGroups: changeCustomerRoles,
  updateCorporateGroupGroupsV2: changeCustomerRoles,
  deleteCorporateGroupGroup: { sv: 'Ta bort kundroll', en: 'Remove a customer role' },
  createCorporateGroupSiteGroup: { sv: 'Skapa anläggningsgrupp', en: 'Create a site group' },
  updateSiteGroup: { sv: 'Ändra anläggningsgrupp', en: 'Change a site group' },
  deleteSiteGroup: { sv: 'Ta bort anläggningsgrupp', en: 'Remove a site group' },
  toggleSiteGroupFavorite: favourite,
  updateSite: { sv: 'Ändra anläggning', en: 'Change a site' },
  updateSitesManager: changeSites,
  updateSitesBuildingInfo: changeSites,
  toggleSiteFavorite: favourite,
  updateExpertSuggestions: { sv: 'Ändra expertförslag', en: 'Change expert suggestions' },
  createNews: { sv: 'Skapa nyhet', en: 'Create a news item' },
  updateNews: { sv: 'Ändra nyhet', en: 'Change a news item' },
  deleteNews: { sv: 'Ta bort nyhet', en: 'Remove a news item' },
  uploadNewsFiles: { sv: 'Lägga till filer i nyhet', en: 'Add files to a news item' },
  createResidualMix: { sv: 'Lägga till residualmix', en: 'Add a residual mix' },
  updateResidualMix: { sv: 'Ändra residualmix', en: 'Change a residual mix' },
  deleteResidualMix: { sv: 'Ta bort residualmix', en: 'Remove a residual mix' },
  generateCertificates: { sv: 'Utfärda certifikat', en: 'Issue certificates' },
  generatePartnershipCertificates: {
    sv: 'Utfärda certifikat om partnerskap',
    en: 'Issue a partnership certificate',
  },
  previewCertificates: { sv: 'Förhandsvisa certifikat', en: 'Preview certificates' },
  updateYearlyUsageCertificate: {
    sv: 'Ändra text på certifikat om årsförbrukning',
    en: 'Change the text of the certificate of yearly use',
  },
  updatePartnershipCertificate: {
    sv: 'Ändra text på certifikat om partnerskap',
    en: 'Change the text of the partnership certificate',
  },
  exportTimeSheets: { sv: 'Timrapport', en: 'Hour report' },
  exportMonthlyReports: { sv: 'Månadsrapport', en: 'Month report' },
  exportInvoices: { sv: 'Fakturor', en: 'Invoices' },
  exportInvoicePdfs: { sv: 'Fakturor som pdf', en: 'Invoices as pdf' },
  exportEveryInvoice: { sv: 'Fakturor i alla koncerner', en: 'Invoices of every corporate group' },
  exportEveryInvoicePdfs: {
    sv: 'Fakturor i alla koncerner som pdf',
    en: 'Invoices of every corporate group as pdf',
  },
  exportGroupTree: { sv: 'Bolag och anläggningar', en: 'Companies and sites' },
  exportCorporateGroupList: { sv: 'Koncerner', en: 'Corporate groups' },
  exportAuditEvents: { sv: 'Händelselogg', en: 'Audit log' },
  downloadInvoicePdf: { sv: 'Faktura', en: 'Invoice' },
  downloadCertificate: { sv: 'Certifikat', en: 'Certificate' },
};

/** The name of an operation; one that no longer exists keeps its logged id. */
export function operationName(operation: string, language: Language): string {
  return names[operation]?.[language] ?? operation;
}
