import type { Dashboard } from '../../../packages/api-client/src/index.ts';
import { daysOf, type Asked } from '../asked.ts';
import type { PageFigure } from '../page-figures.ts';
import { belowTile, chartSum, part, element, tile } from '../spots.ts';

const consumption = 'Total förbrukning';
const cost = 'Energikostnad exkl. moms';
const power = 'Högsta effekt';
const emissions = 'Utsläpp';
const chart = /^Förbrukning per/;

/** The change on a tile; null when last year is not comparable. */
function change({ previous_year: year }: Dashboard, now: number | null, before: number | null) {
  return year.is_complete && now !== null && before !== null && before !== 0
    ? ((now - before) / before) * 100
    : null;
}

const changeOf = (label: string) =>
  part(belowTile(label), /^((?:ökning|minskning|oförändrat) [+−]?[\d ,]+ %)/);
const sentence = (name: string, pattern: RegExp) =>
  part(
    element(name, (root) => root.getByRole('figure', { name: chart }).locator('p').last()),
    pattern,
  );

/** Figures that are shown only when they exist. */
function where(says: number | null, of: (says: number) => PageFigure): readonly PageFigure[] {
  return says === null ? [] : [of(says)];
}

/** The overview of a corporate group. */
export async function overviewFigures({
  client,
  corporateGroup,
  period,
}: Asked): Promise<readonly PageFigure[]> {
  const of = await client.dashboards.corporateGroup({ path: { id: corporateGroup }, query: daysOf(period) });
  const { previous_year: before, unpaid_invoices: unpaid } = of;
  const largest = Math.max(of.total_consumption_kwh ?? 0, before.consumption_kwh ?? 0);
  const unit = largest >= 10_000_000 ? 'GWh' : largest >= 10_000 ? 'MWh' : 'kWh';
  const days = of.consumption_by_day.map(({ kwh }) => kwh).filter((kwh) => kwh !== null);
  return [
    { figure: 'consumption', at: tile(consumption), says: of.total_consumption_kwh },
    { figure: 'consumption', at: chartSum(chart), says: of.total_consumption_kwh },
    { figure: 'energyCost', at: tile(cost), says: of.cost_sek },
    { figure: 'highestPower', at: tile(power), says: of.max_power_kw },
    { figure: 'emissions', at: tile(emissions), says: of.emissions_kg },
    ...where(change(of, of.total_consumption_kwh, before.consumption_kwh), (says) => ({
      figure: 'change',
      at: changeOf(consumption),
      says,
    })),
    ...where(before.is_complete ? before.consumption_kwh : null, (says) => ({
      figure: 'previousYear',
      at: part(belowTile(consumption), /från ([\d ,]*\d)/, unit),
      says,
    })),
    ...where(change(of, of.cost_sek, before.cost_sek), (says) => ({
      figure: 'change',
      at: changeOf(cost),
      says,
    })),
    ...where(change(of, of.cost_sek, before.cost_sek) === null ? null : before.cost_sek, (says) => ({
      figure: 'energyCost',
      at: part(belowTile(cost), /från ([\d ]*\d)/, 'kr'),
      says,
    })),
    ...where(change(of, of.max_power_kw, before.max_power_kw), (says) => ({
      figure: 'change',
      at: changeOf(power),
      says,
    })),
    ...where(change(of, of.emissions_kg, before.emissions_kg), (says) => ({
      figure: 'change',
      at: changeOf(emissions),
      says,
    })),
    ...where(of.emission_factor_g_per_kwh, (says) => ({
      figure: 'emissionFactor',
      at: part(belowTile(emissions), /([\d ]+,\d\d g CO2\/kWh)/),
      says,
    })),
    {
      figure: 'consumption',
      at: sentence('highest day', /^Högst: ([\d ,]+ [kMG]Wh)/),
      says: Math.max(...days),
    },
    {
      figure: 'consumption',
      at: sentence('lowest day', /Lägst: ([\d ,]+ [kMG]Wh)/),
      says: Math.min(...days),
    },
    ...where(unpaid === null || unpaid.count === 0 ? null : unpaid.amount_sek, (says) => ({
      figure: 'unpaidInvoices',
      at: element('unpaid invoices', (root) =>
        root.getByRole('region', { name: 'Obetalda fakturor' }).locator('strong'),
      ),
      says,
    })),
  ];
}
