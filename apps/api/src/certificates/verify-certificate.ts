import { networkOf } from '../identity/network.ts';
import { countTry, type RateLimit } from '../identity/rate-limit.ts';
import type { Deps } from '../server/deps.ts';
import type { RequestInfo } from '../server/request-info.ts';
import { readDocument } from './certificate-document.ts';
import { pageAnswer } from './verification-answer.ts';
import { certificatePage, missingCertificatePage } from './verification-page.ts';

/** Lookup limit per address, which a whole office may share. */
export const lookupsPerAddress: RateLimit = { name: 'certificate-address', tries: 60, seconds: 600 };

/**
 * Shows the content of a certificate to anybody.
 *
 * @throws ApiError 429 after too many lookups from the address.
 */
export async function verifyCertificate(deps: Deps, request: RequestInfo, id: string): Promise<Response> {
  await countTry(deps, lookupsPerAddress, networkOf(request.address));
  const { supplier } = deps.config;
  const row = await deps.database.db
    .selectFrom('certificate')
    .select(['id', 'figures', 'figures_hash'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return pageAnswer(missingCertificatePage(supplier), 404);
  const document = readDocument(row.figures, row.figures_hash);
  return pageAnswer(certificatePage(supplier, { id: row.id, hash: row.figures_hash, document }), 200);
}
