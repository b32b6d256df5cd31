import type { ResidualMix } from '@vinrod/api-client';
import { StackedBarGraph } from '@vinrod/charts';
import { EMISSION_UNIT_TYPESET } from '@vinrod/ui/format';
import { useMemo, type ReactElement } from 'react';

import { t } from '#messages';

import * as styles from './ResidualMixScreen.css.ts';

/** Props of {@link MixCharts}. */
export interface MixChartsProps {
  /** At least one year. */
  readonly mixes: readonly ResidualMix[];
}

/** Every year from the first to the last; years without a mix are gaps. */
function yearsOf(mixes: readonly ResidualMix[]): readonly number[] {
  const years = mixes.map(({ year }) => year);
  const first = Math.min(...years);
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => first + index);
}

/** How the mix and its carbon dioxide have changed over the years (mockup 14). */
export function MixCharts({ mixes }: MixChartsProps): ReactElement {
  const { categories, co2, shares, period } = useMemo(() => {
    const years = yearsOf(mixes);
    const of = (pick: (mix: ResidualMix) => number) =>
      years.map((year) => {
        const mix = mixes.find((candidate) => candidate.year === year);
        return mix === undefined ? null : pick(mix);
      });
    return {
      categories: years.map((year) => ({ key: String(year), label: String(year) })),
      co2: [{ key: 'co2', label: t('residualMix.carbonDioxide'), values: of((mix) => mix.co2_g_per_kwh) }],
      shares: [
        {
          key: 'renewable',
          label: t('residualMix.renewable'),
          origin: 'renewable' as const,
          values: of((mix) => mix.renewable_percent),
        },
        {
          key: 'nuclear',
          label: t('residualMix.nuclear'),
          origin: 'nuclear' as const,
          values: of((mix) => mix.nuclear_percent),
        },
        {
          key: 'fossil',
          label: t('residualMix.fossil'),
          origin: 'fossil' as const,
          values: of((mix) => mix.fossil_percent),
        },
      ],
      period: t('residualMix.yearSpan', { first: String(years[0]), last: String(years.at(-1)) }),
    };
  }, [mixes]);
  return (
    <div className={styles.charts}>
      <StackedBarGraph
        title={t('residualMix.co2')}
        unit={EMISSION_UNIT_TYPESET}
        categoryLabel={t('residualMix.year')}
        categories={categories}
        series={co2}
        hasTotal={false}
        period={period}
      />
      <StackedBarGraph
        title={t('residualMix.shares')}
        unit="%"
        categoryLabel={t('residualMix.year')}
        categories={categories}
        series={shares}
        hasTotal={false}
        period={period}
      />
    </div>
  );
}
