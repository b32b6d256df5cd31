import { Checkbox } from '@vinrod/ui/checkbox';
import { DatePicker } from '@vinrod/ui/date-picker';
import { formatPercent } from '@vinrod/ui/format';
import { NumberField } from '@vinrod/ui/number-field';
import { Text } from '@vinrod/ui/text';
import { TextField } from '@vinrod/ui/text-field';
import type { ReactElement } from 'react';

import { t } from '#messages';

import { shareSum, type MixDraft } from './mix-draft.ts';
import * as styles from './ResidualMixScreen.css.ts';

/** Field labels by the contract's names, in display order. */
export function mixLabels() {
  return {
    year: t('residualMix.year'),
    renewable_percent: t('residualMix.renewable'),
    nuclear_percent: t('residualMix.nuclear'),
    fossil_percent: t('residualMix.fossil'),
    co2_g_per_kwh: t('residualMix.carbonDioxide'),
    nuclear_waste_g_per_kwh: t('residualMix.waste'),
    method: t('residualMix.method'),
    source: t('residualMix.source'),
    source_url: t('residualMix.sourceUrl'),
    published_date: t('residualMix.published'),
  } as const;
}

type FieldName = keyof ReturnType<typeof mixLabels>;

export interface MixFieldsProps {
  readonly draft: MixDraft;
  /** Error messages by the contract's field names. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<MixDraft>) => void;
}

export function MixFields({ draft, errors, onChange }: MixFieldsProps): ReactElement {
  const labels = mixLabels();
  const sum = shareSum(draft);

  function common(name: FieldName) {
    return { label: labels[name], name, errorMessage: errors[name] };
  }

  function number(
    name: FieldName,
    key: 'renewable' | 'nuclear' | 'fossil' | 'co2' | 'waste',
    unit: string,
    decimals = 2,
  ) {
    return (
      <NumberField
        {...common(name)}
        unit={unit}
        decimals={decimals}
        value={draft[key]}
        onChange={(value) => onChange({ [key]: value })}
      />
    );
  }

  function text(name: FieldName, key: 'method' | 'source' | 'sourceUrl', maxLength: number) {
    return (
      <TextField
        {...common(name)}
        maxLength={maxLength}
        value={draft[key]}
        onChange={(value) => onChange({ [key]: value })}
      />
    );
  }

  return (
    <>
      <div className={styles.fields}>
        <TextField
          {...common('year')}
          inputMode="numeric"
          maxLength={4}
          value={draft.year === null ? '' : String(draft.year)}
          onChange={(typed) => {
            const digits = typed.replace(/\D/g, '');
            onChange({ year: digits === '' ? null : Number(digits) });
          }}
        />
      </div>
      <div className={styles.fields}>
        {number('renewable_percent', 'renewable', '%')}
        {number('nuclear_percent', 'nuclear', '%')}
        {number('fossil_percent', 'fossil', '%')}
      </div>
      <output>
        {sum === null ? null : (
          <Text size="small" tone="muted">
            {t('residualMix.sumNow', { sum: formatPercent(sum, { decimals: 2 }) })}
          </Text>
        )}
      </output>
      <div className={styles.fields}>
        {number('co2_g_per_kwh', 'co2', 'g CO₂/kWh')}
        {number('nuclear_waste_g_per_kwh', 'waste', 'g/kWh', 6)}
        <DatePicker
          {...common('published_date')}
          value={draft.published}
          onChange={(published) => onChange({ published })}
        />
      </div>
      {text('method', 'method', 100)}
      {text('source', 'source', 300)}
      {text('source_url', 'sourceUrl', 500)}
      <Checkbox
        isSelected={draft.isPreliminary}
        onChange={(isPreliminary) => onChange({ isPreliminary })}
        description={t('residualMix.preliminaryHint')}
      >
        {t('residualMix.preliminaryChoice')}
      </Checkbox>
    </>
  );
}
