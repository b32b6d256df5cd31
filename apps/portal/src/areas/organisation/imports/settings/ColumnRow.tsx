import type { IntakeColumn, IntakeColumns } from '@vinrod/api-client';
import { Select } from '@vinrod/ui/select';
import { TextField } from '@vinrod/ui/text-field';
import type { ReactElement } from 'react';

import { t } from '../texts.ts';
import { ignoredMeaning, siteField, siteMeaning, type ColumnDraft } from './settings-draft.ts';
import * as styles from './SettingsCard.css.ts';

export interface ColumnRowProps {
  readonly column: IntakeColumn;
  readonly draft: ColumnDraft;
  readonly meanings: IntakeColumns['meanings'];
  readonly siteError: string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (draft: ColumnDraft) => void;
}

/** A column: its head, its first rows, and what it means. */
export function ColumnRow({
  column: { column: name, samples },
  draft,
  meanings,
  siteError,
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
            { value: ignoredMeaning, label: t('intakes.columns.ignore') },
          ]}
        />
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
