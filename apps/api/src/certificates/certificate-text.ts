import type { CertificateContent } from '@vinrod/api-client/contract';
import type { Acting } from '../audit/acting.ts';
import { recordAct } from '../audit/record-event.ts';
import { formatInstant } from '@vinrod/locale/clock';
import { notFound, refusedFields } from '../server/api-error.ts';
import type { RequestBody } from '../server/operation.ts';
import type { Queries } from '../store/index.ts';
import type { CertificateKind } from '../store/schema/certificates.ts';
import { certificateTexts } from './texts.ts';

/**
 * The text of a kind of certificate for a year: that of the year, or the latest before it.
 *
 * @throws ApiError 404 when there is none.
 */
export async function readCertificateText(
  db: Queries,
  kind: CertificateKind,
  year: number,
): Promise<CertificateContent> {
  const row = await db
    .selectFrom('certificate_text')
    .selectAll()
    .where('kind', '=', kind)
    .where('year', '<=', year)
    .orderBy('year', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return {
    year,
    title: row.title,
    body_text: row.body_text,
    signatory_name: row.signatory_name,
    signatory_title: row.signatory_title,
    signature_image_url: null,
    logo_url: null,
    footer_text: row.footer_text,
    updated_at: formatInstant(row.updated_at.getTime()),
  };
}

/**
 * Replaces the text of a kind of certificate from a year on. Issued certificates keep theirs.
 *
 * @throws ApiError 422 without a title.
 */
export async function writeCertificateText(
  acting: Acting,
  kind: CertificateKind,
  body: RequestBody<'updateYearlyUsageCertificate'>,
): Promise<CertificateContent> {
  const text = {
    title: body.title.trim(),
    body_text: body.body_text.trim(),
    signatory_name: body.signatory_name.trim(),
    signatory_title: body.signatory_title.trim(),
    footer_text: body.footer_text.trim(),
    updated_at: acting.deps.clock.now(),
  };
  if (text.title === '') throw refusedFields([{ field: 'title', texts: [certificateTexts.required] }]);
  return acting.deps.database.transaction(async (trx) => {
    await trx
      .insertInto('certificate_text')
      .values({ kind, year: body.year, ...text })
      .onConflict((conflict) => conflict.columns(['kind', 'year']).doUpdateSet(text))
      .execute();
    await recordAct(trx, acting, 'certificate_text_change', null, `${kind} ${body.year}: ${text.title}`);
    return readCertificateText(trx, kind, body.year);
  });
}
