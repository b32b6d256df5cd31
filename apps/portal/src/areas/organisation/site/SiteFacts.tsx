import type { Site } from '@vinrod/api-client';
import { DescriptionList } from '@vinrod/ui/description-list';
import { formatCurrent, formatEnergy, formatNumber, formatPower, NO_BREAK_SPACE } from '@vinrod/ui/format';
import { Link } from '@vinrod/ui/link';
import { Section } from '@vinrod/ui/section';
import type { ReactElement } from 'react';

import { useOperation } from '#data';
import { t } from '#messages';
import { paths } from '#navigation';
import { useCan } from '#profile';

import { EditSite } from './EditSite.tsx';

/** Cities that name the price areas on the market (domain.md section 2.1). */
const areaNames = { SE1: 'Luleå', SE2: 'Sundsvall', SE3: 'Stockholm', SE4: 'Malmö' } as const;

export interface SiteFactsProps {
  readonly site: Site;
}

/** Facts of a site (mockup 09); users with the permission can edit them. */
export function SiteFacts({ site }: SiteFactsProps): ReactElement {
  const can = useCan();
  const mayOpenCompany = can('view', 'company');
  const mayChange = can('update', 'site');
  const { company, price_area: area, fuse_size_a: fuse, subscribed_power_kw: power } = site;
  const { heated_area_m2: heated, annual_consumption_kwh: kwh } = site;
  const choice = useOperation('getCustomer', mayOpenCompany ? { path: { id: company.uuid } } : undefined).data
    ?.environmental_choice;
  return (
    <Section
      title={t('koncern.facts')}
      hasRule
      isFirst
      {...(mayChange ? { actions: <EditSite site={site} /> } : {})}
    >
      <DescriptionList
        items={[
          { term: t('sites.building'), details: site.building_name },
          { term: t('sites.manager'), details: site.manager },
          {
            term: t('company.column'),
            details: mayOpenCompany ? (
              <Link href={paths.company(site.corporate_group.uuid, company.uuid)}>{company.name}</Link>
            ) : (
              company.name
            ),
          },
          { term: t('company.customerId'), details: site.customer_id },
          { term: t('sites.priceArea'), details: area === null ? null : `${area} ${areaNames[area]}` },
          { term: t('sites.gridAreaCode'), details: site.grid_area_code },
          { term: t('sites.gridOwner'), details: site.grid_owner },
          { term: t('sites.fuse'), details: fuse === null ? null : formatCurrent(fuse) },
          ...(power === null ? [] : [{ term: t('sites.subscribedPower'), details: formatPower(power) }]),
          { term: t('site.gridTariff'), details: site.grid_tariff },
          { term: t('site.meterNumber'), details: site.meter_number },
          { term: t('site.meteringInterval'), details: t(`site.interval.${site.metering_interval}`) },
          { term: t('site.contract'), details: site.contract?.name ?? null },
          ...(choice === undefined
            ? []
            : [{ term: t('company.environmentalChoice'), details: t(`company.choice.${choice}`) }]),
          { term: t('site.supplyStart'), details: site.supply_start },
          ...(site.supply_end === null ? [] : [{ term: t('site.supplyEnd'), details: site.supply_end }]),
          {
            term: t('organisation.annualConsumption'),
            details: kwh === null ? null : formatEnergy(kwh, { unit: 'kWh' }),
          },
          {
            term: t('site.heatedArea'),
            details: heated === null ? null : `${formatNumber(heated)}${NO_BREAK_SPACE}m²`,
          },
        ]}
      />
    </Section>
  );
}
