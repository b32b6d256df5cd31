import type { Client } from '../../../packages/api-client/src/index.ts';
import type { PageFigure } from '../page-figures.ts';
import { belowTile, cell, chartSum, part, tile } from '../spots.ts';

/** Number of newest invoices on the page. */
const newest = 3;

const yearBefore = (date: string) => `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;

/** A site's page: the year so far, and the newest invoices. */
export async function siteFigures(
  client: Client,
  corporateGroup: string,
  id: string,
): Promise<readonly PageFigure[]> {
  const site = await client.sites.get({ path: { id } });
  if (site.last_value_at === null) throw new Error(`${site.name} has no values.`);
  // The newest value ends at this instant: at midnight it belongs to the day before.
  const end = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' }).format(
    Date.parse(site.last_value_at) - 1,
  );
  const days = { start_date: `${end.slice(0, 4)}-01-01`, end_date: end };
  const before = { start_date: yearBefore(days.start_date), end_date: yearBefore(end) };
  const sites = { site_id: [id] };
  const { rows: subscriptions } = await client.analytics.compilationOfSubscriptions({
    path: { id: corporateGroup },
    query: {
      ...days,
      ...sites,
    },
  });
  const { sum } = await client.analytics.compilationOfCustomerNumber({
    path: { id: corporateGroup },
    query: { ...days, ...sites },
  });
  const { sum: sumBefore } = await client.analytics.compilationOfCustomerNumber({
    path: { id: corporateGroup },
    query: {
      ...before,
      ...sites,
    },
  });
  const { results: invoices } = await client.invoices.list({
    path: { id: corporateGroup },
    query: {
      site: id,
      limit: newest,
      ordering: '-invoice_date',
    },
  });
  const parts = await Promise.all(
    invoices.map(async ({ uuid, invoice_number: number }) => ({
      number,
      part: (await client.invoices.productBreakdown({ path: { invoiceId: uuid } })).sites.find(
        (each) => each.site.uuid === id,
      ),
    })),
  );
  const table = 'Senaste fakturorna';
  const price = sum.average_price_ore_per_kwh;
  const priceBefore = sumBefore.average_price_ore_per_kwh;
  const subscription = subscriptions[0];
  return [
    { figure: 'consumption', at: tile('Förbrukning i år'), says: sum.consumption_kwh },
    { figure: 'consumption', at: chartSum(/^Förbrukning per månad$/), says: sum.consumption_kwh },
    {
      figure: 'change',
      at: part(belowTile('Förbrukning i år'), /^(.+? %|går inte att jämföra)/),
      says: sum.change_percent,
    },
    { figure: 'highestPower', at: tile('Högsta effekt'), says: subscription?.max_power_kw ?? null },
    {
      figure: 'utilisation',
      at: part(belowTile('Högsta effekt'), /([\d ]+ %) av abonnemanget/),
      says: subscription?.utilisation_percent ?? null,
    },
    { figure: 'averagePrice', at: tile('Snittpris'), says: price },
    ...(price === null || priceBefore === null
      ? []
      : [
          {
            figure: 'change' as const,
            at: part(belowTile('Snittpris'), /^(.+? %)/),
            says: ((price - priceBefore) / priceBefore) * 100,
          },
        ]),
    ...parts.flatMap(({ number, part: of }): PageFigure[] => [
      {
        figure: 'invoicedEnergy',
        at: cell(table, number, 'Förbrukning, kWh'),
        says: of?.consumption_kwh ?? null,
      },
      {
        figure: 'netAmount',
        at: cell(table, number, 'Varav anläggningen, kr exkl. moms'),
        says: of?.subtotal_sek ?? null,
      },
    ]),
  ];
}
