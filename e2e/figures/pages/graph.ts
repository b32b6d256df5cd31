import { daysOf, type Asked } from '../asked.ts';
import type { PageFigure } from '../page-figures.ts';
import { belowTile, cell, chartSum, part, element, tile } from '../spots.ts';

const table = 'Förändring per anläggning';

/** A comparison tile by position from the left: the first two are named by their days. */
const tileAt = (nth: number) =>
  element(`tile ${nth + 1}`, (root) => root.locator('dt').nth(nth).locator('xpath=../dd[1]'));

/** The graph by the day, compared with the same days last year. */
export async function graphFigures({
  client,
  corporateGroup,
  period,
}: Asked): Promise<readonly PageFigure[]> {
  const days = daysOf(period);
  const dashboard = await client.dashboards.corporateGroup({ path: { id: corporateGroup }, query: days });
  const { comparison } = await client.analytics.lineGraphs({
    path: { id: corporateGroup },
    query: {
      ...days,
      resolution: 'day',
      compare: 'previous_year',
      change: true,
    },
  });
  if (comparison === undefined) throw new Error('The server compares with nothing.');
  const { total, comparable, sites } = comparison;
  return [
    { figure: 'consumption', at: chartSum(/^Förbrukning per dygn$/), says: dashboard.total_consumption_kwh },
    { figure: 'consumption', at: tileAt(0), says: dashboard.total_consumption_kwh },
    { figure: 'comparedConsumption', at: tileAt(1), says: dashboard.previous_year.consumption_kwh },
    ...(comparable.change_percent === null
      ? []
      : [
          { figure: 'change' as const, at: tile('Förändring'), says: comparable.change_percent },
          {
            figure: 'changeInEnergy' as const,
            at: part(belowTile('Förändring'), /^(.+ kWh)/),
            says: comparable.change_kwh,
          },
        ]),
    ...(total.change_sek === null
      ? []
      : [
          {
            figure: 'changeInCost' as const,
            at: part(belowTile('Förändring'), /kWh, (.+ kr)/),
            says: total.change_sek,
          },
        ]),
    ...[...sites.map((site) => ({ ...site, row: site.name })), { ...total, row: 'Summa' }].flatMap(
      (of): PageFigure[] => [
        { figure: 'consumption', at: cell(table, of.row, 'Förbrukning, kWh'), says: of.kwh },
        {
          figure: 'comparedConsumption',
          at: cell(table, of.row, 'Jämförelse, kWh'),
          says: of.previous_kwh,
        },
        { figure: 'changeInEnergy', at: cell(table, of.row, 'Skillnad, kWh'), says: of.change_kwh },
        { figure: 'changeInCost', at: cell(table, of.row, 'Skillnad, kr'), says: of.change_sek },
        { figure: 'change', at: cell(table, of.row, 'Förändring'), says: of.change_percent },
      ],
    ),
  ];
}
