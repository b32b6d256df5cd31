import { formatDay } from '@vinrod/locale/day';
import type { Queries } from '../../store/index.ts';
import type { DemoCompany, DemoOffice, DemoSite } from '../catalogue/catalogue.ts';
import { demoCorporateGroups } from '../catalogue/corporate-groups.ts';
import { subscriptionOf } from '../catalogue/subscriptions.ts';
import { demoId } from '../demo-id.ts';
import { firstDemoDay } from '../first-demo-day.ts';
import { organizationNumberOf } from '../identifiers.ts';

async function writeSites(
  db: Queries,
  groupId: string,
  companyId: string,
  sites: readonly DemoSite[],
): Promise<void> {
  for (const site of sites) {
    await db
      .insertInto('site')
      .values({
        corporate_group_id: groupId,
        id: demoId('site', site.siteId),
        company_id: companyId,
        site_id: site.siteId,
        name: site.name,
        building_name: site.building,
        manager: site.manager,
        street: site.street,
        postal_code: `${site.postalCode.slice(0, 3)} ${site.postalCode.slice(3)}`,
        city: site.town.city,
        building_type: site.type,
        grid_owner: site.town.gridOwner,
        grid_area_code: site.town.gridAreaCode,
        price_area: site.town.priceArea,
        meter_number: `7359990${site.siteId.slice(8, 17)}`,
        ...subscriptionOf(site),
        metering_interval: site.resolution,
        energy_tax_class:
          site.town.priceArea === 'SE1' || site.town.priceArea === 'SE2' ? 'reduced' : 'normal',
        heated_area_m2: Math.round(site.annualKwh / 118),
        supply_start: formatDay(site.supplyStart ?? firstDemoDay),
        supply_end: null,
      })
      .execute();
  }
}

async function writeCompany(
  db: Queries,
  groupId: string,
  company: DemoCompany,
  office: DemoOffice,
  sites: readonly DemoSite[],
): Promise<void> {
  const companyId = demoId('company', company.name);
  await db
    .insertInto('company')
    .values({
      corporate_group_id: groupId,
      id: companyId,
      customer_id: company.customerId,
      name: company.name,
      organization_number: organizationNumberOf(company.organizationSerial),
      environmental_choice: company.environmentalChoice,
      contract_name: 'Portfölj Trygg',
      contract_type: 'portfolio',
      contract_start_date: formatDay(firstDemoDay),
      contract_end_date: '2028-09-30',
      contract_notice_months: 3,
      invoice_street: office.street,
      invoice_postal_code: office.postalCode,
      invoice_city: office.city,
      invoice_country: 'SE',
      visiting_street: office.street,
      visiting_postal_code: office.postalCode,
      visiting_city: office.city,
      visiting_country: 'SE',
      invoice_email: office.invoiceEmail,
      invoice_reference: `Kst ${company.customerId.slice(-4)}`,
      invoice_delivery: 'e_invoice',
      peppol_id: `0007:${organizationNumberOf(company.organizationSerial).replace('-', '')}`,
    })
    .execute();
  await db
    .insertInto('company_surcharge')
    .values({
      corporate_group_id: groupId,
      company_id: companyId,
      valid_from: formatDay(firstDemoDay),
      ore_per_mwh: Math.round(company.surchargeOre * 1000),
    })
    .execute();
  await writeSites(db, groupId, companyId, sites);
}

/** Stores the corporate groups, companies and sites of the demo data with their contracts and surcharges. */
export async function writeOrganisation(
  db: Queries,
  sitesByCompany: ReadonlyMap<string, readonly DemoSite[]>,
): Promise<void> {
  for (const group of demoCorporateGroups) {
    const groupId = demoId('corporate group', group.name);
    await db
      .insertInto('corporate_group')
      .values({
        id: groupId,
        name: group.name,
        organization_number: organizationNumberOf(group.organizationSerial),
      })
      .execute();
    for (const company of group.companies) {
      await writeCompany(db, groupId, company, group.office, sitesByCompany.get(company.name) ?? []);
    }
  }
}
