/** Addresses of the portal's pages (spec section 2), so that no page writes another's address by hand. */
export const paths = {
  signIn: '/',
  confirmCode: (token: string) => `/confirm-otp/${encodeURIComponent(token)}`,
  resetPassword: '/reset-password',
  overview: '/overview',
  publishedNews: '/overview/published-news',
  newsArticle: (uuid: string) => `/overview/published-news/${encodeURIComponent(uuid)}`,
  analytics: '/analytics',
} as const;
