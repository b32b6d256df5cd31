import { formatDay } from '../../energy/calendar/day.ts';
import type { Queries } from '../../store/index.ts';
import type { DemoCompany, DemoOffice, DemoSite } from '../catalogue/catalogue.ts';
import { DEMO_CORPORATE_GROUPS } from '../catalogue/corporate-groups.ts';
import { demoId } from '../demo-id.ts';
import { FIRST_DEMO_DAY } from '../first-demo-day.ts';
import { organizationNumberOf } from '../identifiers.ts';

/** Hours of full load per year by which a fuse or subscription is chosen. */
const UTILISATION_HOURS = 2600;
const FUSES_A = [16, 20, 25, 35, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630];
/** Above this a site has a power subscription instead of a fuse. */
const LARGEST_FUSE_A = 200;
const VOLT_PHASE = 400;

function subscriptionOf(site: DemoSite): {
  fuse_size_a: number | null;
  subscribed_power_kw: number | null;
  voltage_level: 'low' | 'high';
  subscription_type: 'fuse' | 'power';
  grid_tariff: string;
} {
  const power = site.annualKwh / UTILISATION_HOURS;
  const current = (power * 1000) / (VOLT_PHASE * Math.sqrt(3));
  const fuse = FUSES_A.find((size) => size >= current);
  if (fuse !== undefined && fuse <= LARGEST_FUSE_A) {
    return {
      fuse_size_a: fuse,
      subscribed_power_kw: null,
      voltage_level: 'low',
      subscription_type: 'fuse',
      grid_tariff: `Säkring ${fuse} A, lågspänning`,
    };
  }
  const isHigh = power > 1000;
  return {
    fuse_size_a: null,
    subscribed_power_kw: Math.ceil((power * 1.15) / 10) * 10,
    voltage_level: isHigh ? 'high' : 'low',
    subscription_type: 'power',
    grid_tariff: isHigh ? 'Effekt, högspänning' : 'Effekt, lågspänning',
  };
}

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
        supply_start: formatDay(site.supplyStart ?? FIRST_DEMO_DAY),
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
      contract_start_date: formatDay(FIRST_DEMO_DAY),
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
      valid_from: formatDay(FIRST_DEMO_DAY),
      ore_per_mwh: Math.round(company.surchargeOre * 1000),
    })
    .execute();
  await writeSites(db, groupId, companyId, sites);
}

/** Stores the koncerner, bolag and anläggningar of the demo data with their contracts and surcharges. */
export async function writeOrganisation(
  db: Queries,
  sitesByCompany: ReadonlyMap<string, readonly DemoSite[]>,
): Promise<void> {
  for (const group of DEMO_CORPORATE_GROUPS) {
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
