import { parseDate } from '@internationalized/date';
import type { ReactElement } from 'react';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';

import { CalendarMonths } from '../date-picker/CalendarMonths.tsx';
import { focusSelected } from '../date-picker/focus-selected.ts';
import { withinBounds, type ValueProblem } from '../date-picker/typed-value.ts';
import { useToday } from '../date-picker/use-today.ts';
import type { LocalDate } from '@vinrod/locale/quantities';
import { parseTypedDate, parseTypedPeriod } from '../format/parse-date.ts';
import { periodDays, type Period } from '@vinrod/locale/period';
import { useMediaQuery } from '../media-query/use-media-query.ts';
import { useLanguage, useMessages } from '../messages/use-messages.ts';
import { dateRangePickerMessages } from './messages.ts';
import { presetsWithin } from './presets-within.ts';
import { RangePickerField, type RangePickerProps } from './RangePickerField.tsx';
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
  const text = useMessages(dateRangePickerMessages);
  const language = useLanguage();
  const today = useToday(givenToday);
  const bounds = { min, max };
  const choices = presetsWithin(
    (presets ?? usualPeriods(today, language)).map(({ label, period }) => ({ label, range: period })),
    bounds,
  );
  const monthsShown = useMediaQuery(choices.length > 0 ? wide.with : wide.without) ? 2 : 1;
  const describe = (problem: ValueProblem): string => {
    if (problem === 'too-early') return text('tooEarly', { date: min ?? '' });
    return problem === 'too-late' ? text('tooLate', { date: max ?? '' }) : text('unreadable');
  };
  return (
    <RangePickerField
      {...field}
      bounds={bounds}
      onChange={onChange}
      presets={choices}
      syntax={{
        read: (typed) => parseTypedDate(typed, today, language),
        readRange: (typed) => parseTypedPeriod(typed, today, language),
        write: String,
      }}
      value={value}
      width="day"
      wording={{
        open: text('open'),
        describe,
        reversed: text('reversed'),
        length: (range) => text('days', { count: periodDays(range) }),
      }}
    >
      {({ value: selected, onChange: select, takesFocus }) => (
        <RangeCalendar
          defaultFocusedValue={parseDate(withinBounds(selected?.end ?? today, bounds))}
          firstDayOfWeek="mon"
          onChange={({ start, end }) => select({ start: start.toString(), end: end.toString() }, true)}
          ref={takesFocus ? focusSelected : null}
          selectionAlignment="start"
          value={
            selected === null ? null : { start: parseDate(selected.start), end: parseDate(selected.end) }
          }
          visibleDuration={{ months: monthsShown }}
          {...(min === undefined ? {} : { minValue: parseDate(min) })}
          {...(max === undefined ? {} : { maxValue: parseDate(max) })}
        >
          <CalendarMonths selects="range" count={monthsShown} today={today} />
        </RangeCalendar>
      )}
    </RangePickerField>
  );
}
