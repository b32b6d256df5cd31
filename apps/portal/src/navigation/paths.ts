function segment(id: string | number): string {
  return encodeURIComponent(id);
}

/** Product of the contact page that the menus lead to (spec section 2, `contact-{product}`). */
export const electricity = 'el';

/** Paths of the portal's pages (spec section 2), so that no page hard-codes another's. */
export const paths = {
  signIn: '/',
  confirmCode: (token: string) => `/confirm-otp/${segment(token)}`,
  resetPassword: '/reset-password',
  overview: '/overview',
  /** What waits for staff, over all corporate groups. */
  work: '/work',
  publishedNews: '/overview/published-news',
  newsArticle: (uuid: string) => `/overview/published-news/${segment(uuid)}`,
  profile: '/profile',
  updatePassword: '/update-password',
  analytics: '/analytics',
  certificate: '/certificate',
  internalUsers: '/users/internal-users',
  internalUser: (uuid: string) => `/users/internal-users/${segment(uuid)}`,
  customerUsers: '/users/customer-users',
  customerUser: (corporateGroup: string, user: string) =>
    `/users/customer-users/${segment(corporateGroup)}/user/${segment(user)}`,
  internalRoles: '/roles/internal-roles',
  customerRoles: '/roles/customer-roles',
  serviceAccounts: '/users/service-accounts',
  news: '/news',
  createNews: '/news/create-news',
  editNews: (uuid: string) => `/news/${segment(uuid)}`,
  newsDetails: (uuid: string) => `/news/${segment(uuid)}/details`,
  invoices: '/invoices',
  /** The list with one invoice open beside it. */
  invoice: (uuid: string) => `/invoices?invoice=${segment(uuid)}`,
  /** The same for a given corporate group, which need not be the one shown. */
  invoiceOf: (corporateGroup: string, uuid: string) =>
    `/invoices?koncern=${segment(corporateGroup)}&invoice=${segment(uuid)}`,
  /** Every invoice to a company, or with a line for a site. */
  invoicesOf: (corporateGroup: string, of: { readonly company: string } | { readonly site: string }) =>
    `/invoices?${new URLSearchParams({ koncern: corporateGroup, ...of }).toString()}`,
  /** Certificate list searched for one number. */
  certificateNumber: (number: string) => `/certificate?search=${segment(number)}`,
  /** Every unpaid invoice of a corporate group, whatever its age. */
  openInvoices: (corporateGroup: string) => `/invoices?koncern=${segment(corporateGroup)}&status=open`,
  /** The same, of all corporate groups. */
  everyOpenInvoice: '/invoices?koncern=alla&status=open',
  contact: (product: string) => `/contact-${segment(product)}`,
  corporateGroups: '/corporate-groups',
  corporateGroup: (uuid: string) => `/corporate-groups/${segment(uuid)}`,
  company: (corporateGroup: string, company: string) =>
    `/corporate-groups/${segment(corporateGroup)}/facility/${segment(company)}`,
  site: (corporateGroup: string, company: string, site: string) =>
    `/corporate-groups/${segment(corporateGroup)}/facility/${segment(company)}/site/${segment(site)}`,
  siteGroups: '/groups',
  siteGroup: (uuid: string) => `/groups/${segment(uuid)}`,
  createSiteGroup: '/groups/create-group',
  editSiteGroup: (uuid: string) => `/groups/edit-group/${segment(uuid)}`,
  residualMix: '/environment/residual-mix',
  imports: '/imports',
} as const;
