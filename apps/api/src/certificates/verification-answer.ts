import type { Supplier } from '../config/supplier.ts';
import { failedCertificatePage, missingCertificatePage, type Page } from './verification-page.ts';

/** Sends a page about a certificate. */
export function pageAnswer(
  { html, contentPolicy }: Page,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(html, {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentPolicy,
    },
  });
}

/** Whether a path is one where people verify certificates, whatever the id. */
export function isVerificationPath(path: string): boolean {
  return path === '/certifikat' || path.startsWith('/certifikat/');
}

/** An error at such a path. */
export interface VerificationFailure {
  readonly status: number;
  /** The reason, as a Swedish sentence. */
  readonly reason: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A page for people in place of a JSON error. A malformed id belongs to no certificate, so it is not found (404) like
 * any other.
 */
export function failedVerification(
  supplier: Supplier,
  { status, reason, headers }: VerificationFailure,
): Response {
  return status === 400 || status === 404
    ? pageAnswer(missingCertificatePage(supplier), 404)
    : pageAnswer(failedCertificatePage(supplier, reason), status, headers);
}
