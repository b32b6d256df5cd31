import type { IntakeColumn, IntakeColumns } from '@vinrod/api-client';
import { Select } from '@vinrod/ui/select';
import { TextField } from '@vinrod/ui/text-field';
import type { ReactElement } from 'react';

import { t } from '../texts.ts';
import type { ColumnUnit } from './column-units.ts';
import {
  ignoredMeaning,
  siteField,
  siteMeaning,
  unitField,
  type ColumnDraft,
  type WideMeaning,
} from './settings-draft.ts';
import * as styles from './SettingsCard.css.ts';

export interface ColumnRowProps {
  readonly column: IntakeColumn;
  readonly draft: ColumnDraft;
  readonly meanings: IntakeColumns['meanings'];
  /** Meanings of a column of the values of one site or price area, in tables of this kind. */
  readonly oneOf: readonly WideMeaning[];
  readonly siteError: string | undefined;
  /** Units that it can have; none for a column without. */
  readonly units: readonly ColumnUnit[];
  readonly unitError: string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (draft: ColumnDraft) => void;
}

/** A column: its head, its first rows, and what it means. */
export function ColumnRow({
  column: { column: name, samples },
  draft,
  meanings,
  oneOf,
  siteError,
  units,
  unitError,
  isReadOnly,
  onChange,
}: ColumnRowProps): ReactElement {
  return (
    <li className={styles.column}>
      <div>
        <div className={styles.head}>{name}</div>
        <div className={styles.samples}>
          {samples.map((sample) => (sample === '' ? t('intakes.columns.empty') : sample)).join(' · ')}
        </div>
      </div>
      <div className={styles.meaning}>
        <Select
          label={t('intakes.columns.meaning', { column: name })}
          placeholder={t('intakes.columns.unknown')}
          size="sm"
          isDisabled={isReadOnly}
          value={draft.meaning}
          onChange={(meaning) => onChange({ ...draft, meaning })}
          options={[
            ...meanings
              .filter(({ meaning }) => meaning !== ignoredMeaning)
              .map(({ meaning, name: label }) => ({ value: meaning, label })),
            ...oneOf.map((meaning) => ({ value: meaning, label: t(`intakes.columns.one.${meaning}`) })),
            { value: ignoredMeaning, label: t('intakes.columns.ignore') },
          ]}
        />
        {units.length === 0 ? null : (
          <Select
            label={t('intakes.columns.unit', { column: name })}
            name={unitField(name)}
            placeholder={t('intakes.columns.unknown')}
            size="sm"
            isDisabled={isReadOnly}
            value={draft.unit}
            onChange={(unit) => onChange({ ...draft, unit })}
            options={units}
            errorMessage={unitError}
          />
        )}
        {draft.meaning === siteMeaning ? (
          <TextField
            label={t('intakes.columns.siteId', { column: name })}
            name={siteField(name)}
            size="sm"
            maxLength={40}
            isDisabled={isReadOnly}
            value={draft.siteId}
            onChange={(siteId) => onChange({ ...draft, siteId })}
            errorMessage={siteError}
          />
        ) : null}
      </div>
    </li>
  );
}
