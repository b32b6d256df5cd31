import type { Config } from '../config/config.ts';

/** Origins of the tag manager's script and its reports, used once the user has consented. */
const tagManagerOrigins = 'https://www.googletagmanager.com https://*.google-analytics.com';

/** Headers of every response. */
export function securityHeaders(config: Config): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Links in mails contain a token in their path, which the next request must not send as the referrer.
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Content-Security-Policy':
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    ...(config.publicUrl.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

/**
 * Content policy of the portal's pages: their own files, and the tag manager when one is configured.
 *
 * @param styleNonce - Allows style elements with this nonce; React Aria adds one on iOS.
 */
export function portalContentPolicy(config: Config, styleNonce: string): string {
  const tagManager = config.tagManagerId === null ? '' : ` ${tagManagerOrigins}`;
  return [
    "default-src 'none'",
    `script-src 'self'${tagManager}`,
    `style-src 'self' 'nonce-${styleNonce}'`,
    `img-src 'self' data: blob:${tagManager}`,
    "font-src 'self'",
    `connect-src 'self'${tagManager}`,
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
