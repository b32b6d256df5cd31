import { sql, type InferResult, type RawBuilder } from 'kysely';
import type { Company } from '@vinrod/api-client/contract';
import { isOpenTo } from '../../authority/open-operations.ts';
import { seesWholeCompany } from '../../authority/rights.ts';
import { toKwhOrNull } from '../../quantities/rounding.ts';
import { vatNumberOf } from '../../identifiers/organization-number.ts';
import type { Caller } from '../../server/caller.ts';
import { notFound } from '../../server/api-error.ts';
import type { Deps } from '../../server/deps.ts';
import type { Queries } from '../../store/database.ts';
import { annualWhOfSites } from '../annual-consumption.ts';
import { supplyContract } from '../supply-contract.ts';
import { visibleCompany, visibleSite } from '../../authority/site-scope.ts';
import { toAddress } from './postal-address.ts';

/** Condition on `company`: the caller has marked it as favourite. */
export function isFavoriteCompany(caller: Caller): RawBuilder<boolean> {
  return sql<boolean>`exists (select from company_favorite own
    where own.corporate_group_id = company.corporate_group_id and own.company_id = company.id
      and own.user_id = ${caller.userId})`;
}

/** The companies that the caller may see, with counts of what they may see in them. */
export function companiesFor(db: Queries, caller: Caller, now: Date) {
  const ofCompany = sql<boolean>`site.corporate_group_id = company.corporate_group_id
    and site.company_id = company.id and ${visibleSite(caller)}`;
  return db
    .selectFrom('company')
    .innerJoin('corporate_group', 'corporate_group.id', 'company.corporate_group_id')
    .where(visibleCompany(caller))
    .selectAll('company')
    .select([
      'corporate_group.name as corporate_group_name',
      sql<number>`(select count(*)::integer from site where ${ofCompany})`.as('site_count'),
      annualWhOfSites(sql.ref('company.corporate_group_id'), ofCompany, now).as('annual_wh'),
      isFavoriteCompany(caller).as('is_favorite'),
    ]);
}

type CompanyRow = InferResult<ReturnType<typeof companiesFor>>[number];

/** A company as payloads have it. */
export function toCompany(caller: Caller, row: CompanyRow): Company {
  return {
    uuid: row.id,
    customer_id: row.customer_id,
    name: row.name,
    organization_number: row.organization_number,
    vat_number: row.organization_number === '' ? null : vatNumberOf(row.organization_number),
    corporate_group: { uuid: row.corporate_group_id, name: row.corporate_group_name },
    invoice_address: toAddress(
      row.invoice_street,
      row.invoice_postal_code,
      row.invoice_city,
      row.invoice_country,
    ),
    visiting_address: toAddress(
      row.visiting_street,
      row.visiting_postal_code,
      row.visiting_city,
      row.visiting_country,
    ),
    invoice_email: row.invoice_email,
    invoice_reference: row.invoice_reference,
    invoice_delivery: row.invoice_delivery,
    peppol_id: row.peppol_id,
    site_count: row.site_count,
    annual_consumption_kwh: toKwhOrNull(row.annual_wh),
    contract: supplyContract(row),
    environmental_choice: row.environmental_choice,
    status: row.status,
    is_favorite: row.is_favorite,
    can_change: seesWholeCompany(caller, row) && isOpenTo(caller, 'updateCustomer'),
  };
}

/**
 * Reads one company.
 *
 * @param db - The connection or transaction to read in.
 * @throws ApiError 404 when the caller may not see it, whether or not it exists.
 */
export async function readCompany(
  db: Queries,
  { clock }: Pick<Deps, 'clock'>,
  caller: Caller,
  id: string,
): Promise<Company> {
  const row = await companiesFor(db, caller, clock.now()).where('company.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound();
  return toCompany(caller, row);
}
