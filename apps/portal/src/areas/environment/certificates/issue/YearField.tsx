import { Select } from '@vinrod/ui/select';
import type { ReactElement } from 'react';

import { swedishToday } from '#period';

import { missingChoices, yearChoices, type YearChoice } from './year-choices.ts';
import { t } from '../texts.ts';

export interface YearFieldProps {
  /** Years that certificates can be issued for. */
  readonly issuable: readonly number[];
  readonly value: number | null;
  readonly errorMessage: string | undefined;
  readonly onChange: (year: number) => void;
}

function obstacleText({ year, obstacle }: YearChoice): string {
  if (obstacle === undefined) return '';
  return t(`certificates.obstacle.${obstacle}`, { year: String(year) });
}

/** Selects the year of delivery, and explains why missing years cannot be selected. */
export function YearField({ issuable, value, errorMessage, onChange }: YearFieldProps): ReactElement {
  const choices = yearChoices(issuable, swedishToday());
  return (
    <Select
      label={t('certificates.year')}
      name="year"
      hint={missingChoices(choices).map(obstacleText).join(' ')}
      options={choices.map((choice) => ({
        value: String(choice.year),
        label: String(choice.year),
        isDisabled: choice.obstacle !== undefined,
        ...(choice.obstacle === undefined ? {} : { description: obstacleText(choice) }),
      }))}
      value={value === null ? null : String(value)}
      errorMessage={errorMessage}
      onChange={(year) => onChange(Number(year))}
    />
  );
}
