import type { TimeSheets } from '@vinrod/api-client';
import { energyQuantity, formatDate, moneyQuantity, powerQuantity } from '@vinrod/ui/format';
import { StatTileRow } from '@vinrod/ui/stat-tile';
import type { ReactElement } from 'react';

import { formatShortDate, formatTextHourSpan } from '#language/words';
import { t } from '#messages';
import { FigureTile } from '#shell/figures';

import { sheetSums } from './sheet-figures.ts';
import * as styles from './HourReport.css.ts';

type QualityCount = 'missing' | 'incomplete' | 'estimated';

export interface SheetFiguresProps {
  readonly sheets: TimeSheets;
}

function moment(at: string, resolution: TimeSheets['resolution']): string {
  return `${formatShortDate(formatDate(at))}, ${formatTextHourSpan(at, resolution === 'quarter' ? 15 : 60)}`;
}

/** How many of the values are not measured, by quality: "0 saknas, 26 820 beräknade". */
function qualityCounts({ missing, incomplete, estimated }: Record<QualityCount, number>): string {
  return [
    t('hour.quality.missing', { count: missing }),
    ...(incomplete === 0 ? [] : [t('hour.quality.incomplete', { count: incomplete })]),
    t('hour.quality.estimated', { count: estimated }),
  ].join(', ');
}

/** Totals of the month, and their quality. */
export function SheetFigures({ sheets }: SheetFiguresProps): ReactElement {
  const { kwh, costSek, highest, ...counts } = sheetSums(sheets);
  return (
    <div className={styles.figures}>
      <StatTileRow>
        <FigureTile
          figures={['consumption', 'quality', 'missingValues', 'incompleteValues', 'estimatedValues']}
          label={t('hour.total')}
          value={energyQuantity(kwh)}
          comparison={qualityCounts(counts)}
        />
        {sheets.resolution === 'day' ? null : (
          <FigureTile
            figures={['highestPower', 'power']}
            label={t('hour.highest')}
            value={powerQuantity(highest?.kw ?? null, { decimals: 1 })}
            {...(highest === null ? {} : { comparison: moment(highest.at, sheets.resolution) })}
          />
        )}
        <FigureTile
          figures={['energyCost', 'spotPrice']}
          label={t('hour.cost')}
          value={moneyQuantity(costSek)}
        />
      </StatTileRow>
    </div>
  );
}
