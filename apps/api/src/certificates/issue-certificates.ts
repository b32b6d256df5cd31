import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { EventTarget } from '../audit/audit-event.ts';
import { formatDay } from '@vinrod/locale/day';
import { localDayOf } from '@vinrod/locale/clock';
import type { Schema } from '../store/schema/index.ts';
import type { CertificateKind } from '../store/schema/certificates.ts';
import {
  hashOf,
  readDocument,
  type CertificateContentDocument,
  type CertificateDocument,
} from './certificate-document.ts';

/** A certificate with its id and hash. */
export interface IssuedCertificate {
  readonly id: string;
  readonly hash: string;
  readonly document: CertificateDocument;
}

/** The issuer, and the time of issue. */
export interface Issuer {
  readonly at: Date;
  readonly person: { readonly id: string; readonly name: string };
  /** Records each new certificate, in the transaction that stores it. */
  readonly audit: (trx: Transaction<Schema>, target: EventTarget, details: string) => Promise<void>;
}

const letters: Readonly<Record<CertificateKind, string>> = { yearly_usage: 'C', partnership: 'P' };

/** Locks the number series of a kind and year until the end of the transaction. @returns the last number given */
async function heldNumber(trx: Transaction<Schema>, kind: CertificateKind, year: number): Promise<number> {
  await trx
    .insertInto('certificate_number')
    .values({ kind, year, last: 0 })
    .onConflict((conflict) => conflict.columns(['kind', 'year']).doNothing())
    .execute();
  const { last } = await trx
    .selectFrom('certificate_number')
    .select('last')
    .where('kind', '=', kind)
    .where('year', '=', year)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return last;
}

/** The latest certificate of the same holder and year with identical content, if any. */
async function sameAsBefore(
  trx: Transaction<Schema>,
  content: CertificateContentDocument,
): Promise<IssuedCertificate | null> {
  const rows = trx
    .selectFrom('certificate')
    .select(['id', 'figures', 'figures_hash'])
    .where('corporate_group_id', '=', content.corporate_group.uuid)
    .where('kind', '=', content.type)
    .where('year', '=', content.year);
  const own =
    content.company === null
      ? rows.where('company_id', 'is', null)
      : rows.where('company_id', '=', content.company.uuid);
  const wanted = JSON.stringify(content);
  for (const row of await own.orderBy('issued_at', 'desc').execute()) {
    const document = readDocument(row.figures, row.figures_hash);
    if (JSON.stringify(document.content) === wanted) return { id: row.id, hash: row.figures_hash, document };
  }
  return null;
}

/**
 * Issues certificates of one kind and year. Each gets the next number and is stored unchanged. An identical certificate
 * is not issued again; the existing one is returned.
 *
 * @param residualMixId - Residual mix that they are based on.
 */
export async function issueCertificates(
  trx: Transaction<Schema>,
  issuer: Issuer,
  residualMixId: number,
  contents: readonly CertificateContentDocument[],
): Promise<readonly IssuedCertificate[]> {
  const issued: IssuedCertificate[] = [];
  const issuedOn = formatDay(localDayOf(issuer.at.getTime()));
  for (const content of contents) {
    const { type: kind, year, corporate_group: group, company, delivery } = content;
    const last = await heldNumber(trx, kind, year);
    const before = await sameAsBefore(trx, content);
    if (before !== null) {
      issued.push(before);
      continue;
    }
    const number = `${letters[kind]}-${year}-${String(last + 1).padStart(4, '0')}`;
    const document: CertificateDocument = {
      certificate_number: number,
      issued_on: issuedOn,
      content,
    };
    const figures = JSON.stringify(document);
    const id = randomUUID();
    const hash = hashOf(figures);
    await trx
      .insertInto('certificate')
      .values({
        corporate_group_id: group.uuid,
        id,
        certificate_number: number,
        kind,
        year,
        company_id: company?.uuid ?? null,
        holder_name: company?.name ?? group.name,
        delivered_wh: delivery?.wh ?? null,
        figures,
        figures_hash: hash,
        residual_mix_id: residualMixId,
        issued_at: issuer.at,
        issued_by: issuer.person.id,
        issued_by_name: issuer.person.name,
      })
      .execute();
    await trx
      .updateTable('certificate_number')
      .set({ last: last + 1 })
      .where('kind', '=', kind)
      .where('year', '=', year)
      .execute();
    await issuer.audit(
      trx,
      { kind: 'group', id: group.uuid, name: group.name },
      `${number} ${company?.name ?? group.name} ${hash}`,
    );
    issued.push({ id, hash, document });
  }
  return issued;
}
