import type { ResidualMix } from '@vinrod/api-client';
import { ShareBar, ShareLegend } from '@vinrod/charts';
import { DescriptionList } from '@vinrod/ui/description-list';
import { formatEmissionFactor, formatNumber } from '@vinrod/ui/format';
import { Section } from '@vinrod/ui/section';
import { StatTileRow } from '@vinrod/ui/stat-tile';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { FigureHelp, FigureTile } from '#shell/figures';

import { mixParts } from './mix-parts.ts';
import * as styles from './ResidualMixScreen.css.ts';

export interface MixOfYearProps {
  readonly mix: ResidualMix;
}

/** Name of the method that the publisher uses (AIB); any other method is as it was written. */
function methodText(method: string): string {
  return method === 'Issuance based' ? t('residualMix.method.issuance', { term: method }) : method;
}

/** Mix of a year: its shares, carbon dioxide and waste, and its source. */
export function MixOfYear({ mix }: MixOfYearProps): ReactElement {
  const { year, published_date: published, nuclear_waste_g_per_kwh: waste } = mix;
  const parts = mixParts(mix);
  return (
    <Section
      isFirst
      title={t('residualMix.detail', { year: String(year) })}
      actions={
        <>
          {published === null ? null : (
            <Text size="small" tone="muted">
              {t('residualMix.publishedOn', { date: published })}
            </Text>
          )}
          <FigureHelp
            names={['residualMixCarbon', 'nuclearWaste', 'emissions']}
            label={t('residualMix.co2')}
          />
        </>
      }
    >
      <StatTileRow>
        {parts.map(({ key, label, value }) => (
          <FigureTile
            key={key}
            figures={['residualMixShares', 'residualMix']}
            label={label}
            value={{ figure: formatNumber(value, { decimals: 2 }), unit: '%' }}
          />
        ))}
      </StatTileRow>
      <div className={styles.bar}>
        <ShareBar parts={parts} size="panel" />
        <ShareLegend parts={parts} />
      </div>
      <DescriptionList
        items={[
          { term: t('residualMix.carbonDioxide'), details: formatEmissionFactor(mix.co2_g_per_kwh) },
          {
            term: t('residualMix.waste'),
            details: waste === null ? null : `${formatNumber(waste, { decimals: 6 })}\u00A0g/kWh`,
          },
          { term: t('residualMix.region'), details: t(`residualMix.region.${mix.region}`) },
          { term: t('residualMix.method'), details: methodText(mix.method) },
          { term: t('residualMix.source'), details: mix.source },
        ]}
      />
    </Section>
  );
}
