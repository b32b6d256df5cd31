import { Button } from '@vinrod/ui/button';
import { Menu } from '@vinrod/ui/menu';
import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from './texts.ts';

export interface YearFilterProps {
  /** Years to select from, newest first. */
  readonly years: readonly number[];
  /** Undefined shows every year. */
  readonly year: number | undefined;
  readonly onChange: (year: number | undefined) => void;
}

/** Filters certificates by year of delivery. */
export function YearFilter({ years, year, onChange }: YearFilterProps): ReactElement {
  return (
    <Menu
      trigger={
        <Button iconAfter={ChevronDown}>
          {year === undefined
            ? t('certificates.yearFilterAll')
            : t('certificates.yearFilter', { year: String(year) })}
        </Button>
      }
      sections={[
        {
          id: 'years',
          label: t('certificates.year'),
          items: [
            { id: 'all', label: t('certificates.allYears'), onAction: () => onChange(undefined) },
            ...years.map((one) => ({
              id: String(one),
              label: String(one),
              onAction: () => onChange(one),
            })),
          ],
        },
      ]}
    />
  );
}
