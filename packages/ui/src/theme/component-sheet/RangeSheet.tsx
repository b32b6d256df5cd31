import type { ReactElement } from 'react';

import { DayRangeCalendar } from '../../date-picker/DayRangeCalendar.tsx';
import { RangeDialog } from '../../date-range-picker/RangeDialog.tsx';
import { usualPeriods } from '../../date-range-picker/usual-periods.ts';
import { parseTypedDate, parseTypedPeriod } from '../../format/parse-date.ts';
import { periodDays } from '@vinrod/locale/period';
import { useMediaQuery } from '../../media-query/index.ts';
import { vars } from '../../tokens/vars.ts';

const today = '2026-11-20';
const period = { start: '2026-05-01', end: '2026-10-31' };

/** The dialog of a date range picker, directly on the page. */
export function RangeSheet(): ReactElement {
  const months = useMediaQuery('(min-width: 1200px)') ? 2 : 1;
  return (
    <div
      style={{
        border: `1px solid ${vars.color.border}`,
        borderRadius: vars.radius.lg,
        background: vars.color.surfaceRaised,
        boxShadow: vars.shadow.dropdown,
      }}
    >
      <RangeDialog
        bounds={{ min: undefined, max: undefined }}
        labels={{ start: 'Från och med', end: 'Till och med' }}
        onApply={() => undefined}
        onCancel={() => undefined}
        presets={usualPeriods(today).map(({ label, period: range }) => ({ label, range }))}
        syntax={{
          read: (typed) => parseTypedDate(typed, today),
          readRange: (typed) => parseTypedPeriod(typed, today),
          write: String,
        }}
        value={period}
        width="day"
        wording={{
          open: 'Välj i kalendern',
          describe: () => '',
          reversed: '',
          length: (range) => `${periodDays(range)} dygn`,
        }}
      >
        {({ value, onChange }) => (
          <DayRangeCalendar
            bounds={{}}
            label="Period"
            months={months}
            onSelect={(selected) => onChange(selected, true)}
            takesFocus={false}
            today={today}
            value={value}
          />
        )}
      </RangeDialog>
    </div>
  );
}
