import type { ResidualMix } from '@vinrod/api-client';
import { CategoryLineGraph } from '@vinrod/charts';
import { EMISSION_UNIT_TYPESET } from '@vinrod/ui/format';
import { useMemo, type ReactElement } from 'react';

import { t } from '#messages';

import { MixOfYear } from './MixOfYear.tsx';
import * as styles from './ResidualMixScreen.css.ts';

export interface MixChartsProps {
  /** At least one year. */
  readonly mixes: readonly ResidualMix[];
}

/** Every year from the first to the last with its carbon dioxide; years without a mix are gaps. */
function carbonByYear(mixes: readonly ResidualMix[]) {
  const byYear = new Map(mixes.map((mix) => [mix.year, mix.co2_g_per_kwh]));
  const first = Math.min(...byYear.keys());
  return Array.from({ length: Math.max(...byYear.keys()) - first + 1 }, (_, index) => {
    const year = first + index;
    return { key: String(year), label: String(year), value: byYear.get(year) ?? null };
  });
}

/** Carbon dioxide of the mix over time, and the newest year in detail (mockup 14). */
export function MixCharts({ mixes }: MixChartsProps): ReactElement {
  const values = useMemo(() => carbonByYear(mixes), [mixes]);
  const newest = useMemo(() => mixes.toSorted((one, other) => other.year - one.year)[0], [mixes]);
  return (
    <div className={styles.charts}>
      <CategoryLineGraph
        title={t('residualMix.co2')}
        label={t('residualMix.carbonDioxide')}
        unit={EMISSION_UNIT_TYPESET}
        categoryLabel={t('residualMix.year')}
        values={values}
        decimals={2}
        period={t('residualMix.yearSpan', {
          first: values[0]?.label ?? '',
          last: values.at(-1)?.label ?? '',
        })}
      />
      {newest === undefined ? null : <MixOfYear mix={newest} />}
    </div>
  );
}
