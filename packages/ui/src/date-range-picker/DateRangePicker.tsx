import type { ReactElement } from 'react';

import { useToday } from '../date-picker/use-today.ts';
import type { LocalDate } from '@vinrod/locale/quantities';
import type { Period } from '@vinrod/locale/period';
import { useLanguage } from '../messages/message-settings.ts';
import { presetsWithin } from './presets-within.ts';
import { RangePickerField, type RangePickerProps } from './RangePickerField.tsx';
import { useDayRange } from './use-day-range.tsx';
import { usualPeriods, type PeriodChoice } from './usual-periods.ts';

export interface DateRangePickerProps extends RangePickerProps {
  /** The selected days, inclusive; `null` for none. */
  readonly value: Period | null;
  /**
   * Called with an ordered period: on leaving an input, on Enter, on pasting two dates, or with "Använd". Not called
   * for anything else in the inputs; the field then shows the error itself.
   */
  readonly onChange: (period: Period) => void;
  /** First selectable day. */
  readonly min?: LocalDate;
  /** Last selectable day. */
  readonly max?: LocalDate;
  /**
   * Today in Sweden, framed in the calendar and used to read "1 maj" and for the presets; by default from the clock.
   */
  readonly today?: LocalDate;
  /**
   * Presets beside the calendar; by default those of the reports (the first is the spec's default period). Days outside
   * the bounds are cut off. An empty list shows none.
   */
  readonly presets?: readonly PeriodChoice[];
}

/** Room for two months side by side, with and without the presets. */
const wide = { with: '(min-width: 800px)', without: '(min-width: 640px)' };

/**
 * A period: two dates, typed or pasted (pasting "2026-05-01 – 2026-10-31" fills both), or selected by preset or in a
 * calendar. Errors are shown when an input is left, in one place below both.
 */
export function DateRangePicker({
  value,
  onChange,
  min,
  max,
  today: givenToday,
  presets,
  ...field
}: DateRangePickerProps): ReactElement {
  const language = useLanguage();
  const today = useToday(givenToday);
  const bounds = { min, max };
  const choices = presetsWithin(
    (presets ?? usualPeriods(today, language)).map(({ label, period }) => ({ label, range: period })),
    bounds,
  );
  const days = useDayRange(today, bounds, choices.length > 0 ? wide.with : wide.without);
  return <RangePickerField {...field} {...days} onChange={onChange} presets={choices} value={value} />;
}
