import { sql, type InferResult, type RawBuilder } from 'kysely';
import type { Site } from '@vinrod/api-client/contract';
import { formatInstant, startOfLocalDay } from '@vinrod/locale/clock';
import { stepMs } from '../../quantities/resolution.ts';
import { toKwhOrNull } from '../../quantities/rounding.ts';
import type { Caller } from '../../server/caller.ts';
import { notFound } from '../../server/api-error.ts';
import type { Deps } from '../../server/deps.ts';
import type { Queries } from '../../store/database.ts';
import { annualWhOfSite } from '../annual-consumption.ts';
import { visibleSiteGroup } from '../site-groups/visible-site-group.ts';
import { visibleSite } from '../../authority/site-scope.ts';
import { supplyContract } from '../supply-contract.ts';
import { addressOf } from './site-address.ts';

interface LastValue {
  /** Days since 1970-01-01. */
  readonly day: number;
  /** Steps from local midnight to the end of the newest value. */
  readonly steps: number;
  readonly resolution: 'hour' | 'quarter';
}

/** Condition on `site`: the caller has marked it as favourite. */
export function isFavoriteSite(caller: Caller): RawBuilder<boolean> {
  return sql<boolean>`exists (select from site_favorite own
    where own.corporate_group_id = site.corporate_group_id and own.site_id = site.id
      and own.user_id = ${caller.userId})`;
}

/** The newest day with a value, and how far into it the values reach. */
const lastValue = sql<LastValue | null>`last_value_of_site(site.corporate_group_id, site.id)`;

/** The sites (anläggningar) that the caller may see. */
export function sitesFor(db: Queries, caller: Caller, now: Date) {
  return db
    .selectFrom('site')
    .innerJoin('company', (join) =>
      join
        .onRef('company.corporate_group_id', '=', 'site.corporate_group_id')
        .onRef('company.id', '=', 'site.company_id'),
    )
    .innerJoin('corporate_group', 'corporate_group.id', 'site.corporate_group_id')
    .where(visibleSite(caller))
    .selectAll('site')
    .select([
      'company.name as company_name',
      'company.customer_id',
      'company.contract_name',
      'company.contract_type',
      'company.contract_start_date',
      'company.contract_end_date',
      'company.contract_notice_months',
      'corporate_group.name as corporate_group_name',
      annualWhOfSite(now).as('annual_wh'),
      lastValue.as('last_value'),
      isFavoriteSite(caller).as('is_favorite'),
      sql<
        Site['groups']
      >`coalesce((select json_agg(json_build_object('uuid', site_group.id, 'name', site_group.name)
          order by site_group.name)
        from site_group join site_group_site own
          on own.corporate_group_id = site_group.corporate_group_id and own.site_group_id = site_group.id
        where own.corporate_group_id = site.corporate_group_id and own.site_id = site.id
          and ${visibleSiteGroup(caller)}), '[]')`.as('groups'),
    ]);
}

type SiteRow = InferResult<ReturnType<typeof sitesFor>>[number];

function endOf({ day, steps, resolution }: LastValue): string {
  return formatInstant(startOfLocalDay(day) + steps * stepMs[resolution]);
}

/** A site as payloads have it. */
export function toSite(row: SiteRow): Site {
  return {
    uuid: row.id,
    site_id: row.site_id,
    number: row.number,
    name: row.name,
    building_name: row.building_name,
    manager: row.manager,
    address: addressOf(row),
    street: row.street,
    postal_code: row.postal_code,
    city: row.city,
    company: { uuid: row.company_id, name: row.company_name },
    customer_id: row.customer_id,
    corporate_group: { uuid: row.corporate_group_id, name: row.corporate_group_name },
    site_type: row.site_type,
    grid_owner: row.grid_owner,
    grid_area_code: row.grid_area_code,
    price_area: row.price_area,
    meter_number: row.meter_number,
    fuse_size_a: row.fuse_size_a,
    subscribed_power_kw: row.subscribed_power_kw,
    voltage_level: row.voltage_level,
    subscription_type: row.subscription_type,
    grid_tariff: row.grid_tariff,
    metering_interval: row.metering_interval,
    energy_tax_class: row.energy_tax_class,
    heated_area_m2: row.heated_area_m2,
    contract: supplyContract(row),
    supply_start: row.supply_start,
    supply_end: row.supply_end,
    annual_consumption_kwh: toKwhOrNull(row.annual_wh),
    last_value_at: row.last_value && endOf(row.last_value),
    status: row.status,
    is_favorite: row.is_favorite,
    groups: row.groups,
  };
}

/**
 * Reads one site.
 *
 * @param db - The connection or transaction to read in.
 * @throws ApiError 404 when the caller may not see it, whether or not it exists.
 */
export async function readSite(
  db: Queries,
  { clock }: Pick<Deps, 'clock'>,
  caller: Caller,
  id: string,
): Promise<Site> {
  const row = await sitesFor(db, caller, clock.now()).where('site.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound();
  return toSite(row);
}
