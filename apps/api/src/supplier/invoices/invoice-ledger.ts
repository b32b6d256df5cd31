import { sql } from 'kysely';
import type { PeppolParty } from '../../invoices/peppol/peppol-invoice.ts';
import type { Queries } from '../../store/index.ts';
import { identityOf, type KnownCompany } from '../files/peppol/buyer.ts';
import { corporateGroupKey } from '../rows/corporate-group-key.ts';

/** What invoices in files refer to. */
export interface InvoiceLedger {
  /** Companies that have one of a buyer's identifiers, in one corporate group or in all. */
  companiesLike(buyer: PeppolParty, corporateGroup: string | null): Promise<readonly KnownCompany[]>;
  /** Bankgiro of an invoice by its number; null when there is none. */
  bankgiroOf(corporateGroup: string, invoiceNumber: string): Promise<string | null>;
}

/** The ledger of the portal's own database. */
export function invoiceLedger(db: Queries): InvoiceLedger {
  return {
    async companiesLike(buyer, corporateGroup) {
      const { organizationNumbers, customerIds, peppolIds } = identityOf(buyer);
      const { rows } = await sql<{
        corporate_group: string;
        customer_id: string;
        organization_number: string;
        peppol_id: string | null;
      }>`select ${corporateGroupKey} as corporate_group, company.customer_id, company.organization_number,
          company.peppol_id
        from company join corporate_group on corporate_group.id = company.corporate_group_id
        where (${corporateGroup}::text is null or ${corporateGroupKey} = ${corporateGroup})
          and (replace(company.organization_number, '-', '') = any(${organizationNumbers}::text[])
            or company.customer_id = any(${customerIds}::text[])
            or company.peppol_id = any(${peppolIds}::text[]))`.execute(db);
      return rows.map((row) => ({
        corporateGroup: row.corporate_group,
        customerId: row.customer_id,
        organizationNumber: row.organization_number,
        peppolId: row.peppol_id,
      }));
    },
    async bankgiroOf(corporateGroup, invoiceNumber) {
      const invoice = await db
        .selectFrom('invoice')
        .innerJoin('corporate_group', 'corporate_group.id', 'invoice.corporate_group_id')
        .select('invoice.bankgiro')
        .where(corporateGroupKey, '=', corporateGroup)
        .where('invoice.invoice_number', '=', invoiceNumber)
        .executeTakeFirst();
      return invoice?.bankgiro ?? null;
    },
  };
}
