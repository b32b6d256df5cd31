import type { LineGraphComparison } from '@vinrod/api-client';
import {
  changeOf,
  energyQuantity,
  formatSignedPercent,
  MISSING,
  moneyQuantity,
  NO_BREAK_SPACE,
  type Period,
} from '@vinrod/ui/format';
import { StatTileRow } from '@vinrod/ui/stat-tile';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { FigureTile } from '#shell/figures';

import { shortPeriod } from '../compared-period.ts';
import { gapText, signedText } from './change-text.ts';
import { comparisonAnswer } from './comparison-answer.ts';

export interface ComparisonFiguresProps {
  readonly comparison: LineGraphComparison;
  /** Selected days. */
  readonly period: Period;
}

/** The answer of a comparison in four figures: both periods, the change, and how many sites rose. */
export function ComparisonFigures({ comparison, period }: ComparisonFiguresProps): ReactElement {
  const { total, sites } = comparison;
  const { start_date: start, end_date: end } = comparison.period;
  const { change, compared, risen } = comparisonAnswer(comparison);
  const [most] = risen;
  return (
    <StatTileRow>
      <FigureTile
        figures={['consumption', 'quality']}
        label={shortPeriod(period)}
        helpLabel={t('month.consumption')}
        value={energyQuantity(total.kwh)}
      />
      <FigureTile
        figures={['comparedConsumption']}
        label={shortPeriod({ start, end })}
        helpLabel={t('analytics.compare.days')}
        value={energyQuantity(total.previous_kwh)}
      />
      <FigureTile
        figures={['change', 'changeInEnergy', 'changeInCost', 'energyCost']}
        label={t('analytics.change')}
        value={percent()}
        comparison={parts()}
      />
      <FigureTile
        figures={['changeInEnergy']}
        label={t('analytics.change.risen')}
        value={
          compared.length === 0
            ? { figure: MISSING, unit: '' }
            : {
                figure: String(risen.length),
                unit: t('analytics.change.risenOf', { count: compared.length }),
              }
        }
        {...(compared.length === 0
          ? {}
          : {
              comparison:
                most === undefined
                  ? t('analytics.change.noneRisen')
                  : t('analytics.change.most', { site: most.name }),
            })}
      />
    </StatTileRow>
  );

  function percent() {
    if (change.change_percent === null) return { figure: MISSING, unit: '' };
    const [figure = MISSING, unit = ''] = formatSignedPercent(change.change_percent).split(NO_BREAK_SPACE);
    return { figure, unit };
  }

  /** "+2 277 kWh, +1 200 kr"; of how many sites, when not of all; or why there is no change. */
  function parts(): string {
    if (change.change_kwh === null) return gapText(total) ?? changeOf(null).text;
    const kwh = `${signedText(change.change_kwh)}${NO_BREAK_SPACE}kWh`;
    if (compared.length < sites.length)
      return t('analytics.change.some', { kwh, count: compared.length, all: sites.length });
    if (change.change_sek === null) return kwh;
    const sek = `${signedText(change.change_sek)}${NO_BREAK_SPACE}${moneyQuantity(0).unit}`;
    return t('analytics.change.parts', { kwh, sek });
  }
}
