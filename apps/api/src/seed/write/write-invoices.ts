import { sql } from 'kysely';
import { startOfMonth, type Day } from '@vinrod/locale/day';
import { hourMs, localDayOf, startOfLocalDay } from '@vinrod/locale/clock';
import { readPriceBook, type PriceBook } from '../../energy/cost/price-book.ts';
import { formatTextArray } from '../../energy/meter-day/array-text.ts';
import type { MeterDay } from '../../energy/meter-day/meter-day.ts';
import { readMeterDays } from '../../energy/meter-day/meter-day-store.ts';
import { overlap, type Period } from '../../energy/period.ts';
import { issueInvoices, type IssuedInvoice } from '../../invoices/issue-invoices.ts';
import { creditNoteOf } from '../../invoices/making/credit-note.ts';
import { makeInvoice, type ChargedSite, type InvoiceDraft } from '../../invoices/making/make-invoice.ts';
import { meanPrice, siteEnergy } from '../../invoices/making/month-energy.ts';
import type { Database, Queries } from '../../store/index.ts';
import type { DemoCompany, DemoCorporateGroup, DemoSite } from '../catalogue/catalogue.ts';
import { demoCorporateGroups } from '../catalogue/corporate-groups.ts';
import { demoBankgiro, demoPriceList } from '../catalogue/price-list.ts';
import { demoId } from '../demo-id.ts';
import { planInvoices, type PlannedInvoice } from '../model/invoice-plan.ts';

/** The supplier reads payments from its bank every morning. */
const paymentsReadAfterMidnight = 6 * hourMs;

/** A company's document that is not stored yet. */
interface Missing {
  readonly company: DemoCompany;
  readonly sites: readonly DemoSite[];
  readonly planned: PlannedInvoice;
}

function readingOn(day: Day): Date {
  return new Date(startOfLocalDay(day) + paymentsReadAfterMidnight);
}

/** When the payment status of a document was last read. */
function statusUpdatedAt({ closedOn }: PlannedInvoice, now: Date): Date {
  const today = localDayOf(now.getTime());
  if (closedOn !== null && closedOn < today) return readingOn(closedOn);
  return readingOn(readingOn(today) <= now ? today : today - 1);
}

function chargedSites(
  { company, sites, planned }: Missing,
  days: ReadonlyMap<string, readonly MeterDay[]>,
  prices: PriceBook,
): ChargedSite[] {
  return sites.flatMap((site) => {
    const delivered = { first: site.supplyStart ?? planned.period.first, last: planned.period.last };
    const period = overlap(planned.period, delivered);
    if (period === null) return [];
    const id = demoId('site', site.siteId);
    const { priceArea } = site.town;
    return [
      {
        ...siteEnergy(days.get(`${id} ${startOfMonth(period.first)}`) ?? [], priceArea, prices),
        id,
        siteId: site.siteId,
        name: site.name,
        priceArea,
        period,
        meanPrice: meanPrice(prices, priceArea, period),
        surcharge: prices.surcharge(demoId('company', company.name), period.first),
      },
    ];
  });
}

function issued(group: DemoCorporateGroup, missing: Missing, draft: InvoiceDraft, now: Date): IssuedInvoice {
  const { company, planned } = missing;
  const { payments, creditsNumber, ...known } = planned;
  return {
    ...known,
    corporateGroupId: demoId('corporate group', group.name),
    id: demoId('invoice', planned.invoiceNumber),
    companyId: demoId('company', company.name),
    draft,
    bankgiro: demoBankgiro,
    delivery: 'e_invoice',
    reference: `Kst ${company.customerId.slice(-4)}`,
    creditsInvoiceId: creditsNumber === null ? null : demoId('invoice', creditsNumber),
    payments: payments(draft.totalOre),
    statusUpdatedAt: statusUpdatedAt(planned, now),
  };
}

/** The days of sites in the months of the documents, by site and first day of the month. */
async function readDays(
  db: Queries,
  groupId: string,
  missing: readonly Missing[],
  period: Period,
): Promise<ReadonlyMap<string, readonly MeterDay[]>> {
  const ids = new Set(missing.flatMap(({ sites }) => sites.map(({ siteId }) => demoId('site', siteId))));
  const days = await readMeterDays(db, groupId, [...ids], period.first, period.last);
  return Map.groupBy(days, ({ siteId, day }) => `${siteId} ${startOfMonth(day)}`);
}

async function issueMissing(
  db: Queries,
  group: DemoCorporateGroup,
  missing: readonly Missing[],
  now: Date,
): Promise<void> {
  const groupId = demoId('corporate group', group.name);
  const period = {
    first: Math.min(...missing.map(({ planned }) => planned.period.first)),
    last: Math.max(...missing.map(({ planned }) => planned.period.last)),
  };
  const areas = new Set(missing.flatMap(({ sites }) => sites.map(({ town }) => town.priceArea)));
  const prices = await readPriceBook(db, groupId, [...areas], period);
  const days = await readDays(db, groupId, missing, period);
  const invoices = missing.map((document) => {
    const { company, planned } = document;
    const sites = chargedSites(document, days, prices);
    const draft = makeInvoice(sites, company.environmentalChoice, demoPriceList);
    return issued(group, document, planned.kind === 'credit_note' ? creditNoteOf(draft) : draft, now);
  });
  await issueInvoices(db, invoices);
}

async function storedIds(db: Queries, groupId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('invoice')
    .select('id')
    .where('corporate_group_id', '=', groupId)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function noteReadings(
  db: Queries,
  groupId: string,
  documents: readonly PlannedInvoice[],
  now: Date,
): Promise<void> {
  const ids = documents.map(({ invoiceNumber }) => demoId('invoice', invoiceNumber));
  const readings = documents.map((document) => statusUpdatedAt(document, now).toISOString());
  await sql`
    update invoice set status_updated_at = reading.at
    from unnest(${formatTextArray(ids)}::uuid[], ${formatTextArray(readings)}::timestamptz[]) as reading (id, at)
    where corporate_group_id = ${groupId}::uuid and invoice.id = reading.id
      and status_updated_at <> reading.at`.execute(db);
}

/**
 * Creates the missing demo invoices that are due, for every company and month, from the stored values and prices. The
 * same day always gets the same invoices, and every start updates when payments were last read.
 * @returns the number of created invoices
 */
export async function writeInvoices(
  database: Database,
  sitesByCompany: ReadonlyMap<string, readonly DemoSite[]>,
  now: Date,
): Promise<number> {
  const today = localDayOf(now.getTime());
  const companies = demoCorporateGroups.flatMap((group) => group.companies);
  let made = 0;
  for (const group of demoCorporateGroups) {
    const groupId = demoId('corporate group', group.name);
    const documents = group.companies.flatMap((company) =>
      planInvoices(company.name, companies.indexOf(company), today).map((planned) => ({
        company,
        sites: sitesByCompany.get(company.name) ?? [],
        planned,
      })),
    );
    made += await database.transaction(async (trx) => {
      const stored = await storedIds(trx, groupId);
      const missing = documents.filter(
        ({ planned }) => !stored.has(demoId('invoice', planned.invoiceNumber)),
      );
      if (missing.length > 0) await issueMissing(trx, group, missing, now);
      await noteReadings(
        trx,
        groupId,
        documents.map(({ planned }) => planned),
        now,
      );
      return missing.length;
    });
  }
  return made;
}
