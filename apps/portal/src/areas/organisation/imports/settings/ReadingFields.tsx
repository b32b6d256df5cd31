import { Columns } from '@vinrod/ui/columns';
import { Select } from '@vinrod/ui/select';
import type { ReactElement } from 'react';

import { t } from '../texts.ts';
import type { SettingsDraft } from './settings-draft.ts';

export interface ReadingFieldsProps {
  readonly draft: SettingsDraft;
  readonly isReadOnly: boolean;
  readonly onChange: (changed: Partial<SettingsDraft>) => void;
}

const timeZones = [
  { zone: null, name: 'file' },
  { zone: 'Europe/Stockholm', name: 'swedish' },
  { zone: 'UTC', name: 'utc' },
  { zone: 'UTC+01:00', name: 'standard' },
] as const;
const decimalMarks = [null, 'comma', 'point'] as const;
const dateOrders = [null, 'day_first', 'month_first'] as const;

/** The value of a choice that leaves it to the file. */
const byFile = 'null';

/** How times, numbers and dates of a table are read. */
export function ReadingFields({ draft, isReadOnly, onChange }: ReadingFieldsProps): ReactElement {
  return (
    <Columns split="fields">
      <Select
        label={t('intakes.settings.timeZone')}
        isDisabled={isReadOnly}
        value={draft.time_zone ?? byFile}
        onChange={(value) =>
          onChange({ time_zone: timeZones.find(({ zone }) => zone === value)?.zone ?? null })
        }
        options={timeZones.map(({ zone, name }) => ({
          value: zone ?? byFile,
          label: t(`intakes.timeZone.${name}`),
        }))}
      />
      <Select
        label={t('intakes.settings.decimalMark')}
        isDisabled={isReadOnly}
        value={draft.decimal_mark ?? byFile}
        onChange={(value) => onChange({ decimal_mark: decimalMarks.find((mark) => mark === value) ?? null })}
        options={decimalMarks.map((mark) => ({
          value: mark ?? byFile,
          label: t(`intakes.settings.decimalMark.${mark ?? byFile}`),
        }))}
      />
      <Select
        label={t('intakes.settings.dateOrder')}
        isDisabled={isReadOnly}
        value={draft.date_order ?? byFile}
        onChange={(value) => onChange({ date_order: dateOrders.find((order) => order === value) ?? null })}
        options={dateOrders.map((order) => ({
          value: order ?? byFile,
          label: t(`intakes.settings.dateOrder.${order ?? byFile}`),
        }))}
      />
    </Columns>
  );
}
