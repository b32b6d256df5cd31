import type { ReactElement } from 'react';

import { presetsWithin } from '../date-range-picker/presets-within.ts';
import { RangePickerField, type RangePickerProps } from '../date-range-picker/RangePickerField.tsx';
import type { ValueProblem } from '../date-picker/typed-value.ts';
import { useToday } from '../date-picker/use-today.ts';
import { formatMonth } from '@vinrod/locale/date';
import { monthOf, monthsBetween } from '@vinrod/locale/local-month';
import type { LocalDate, LocalMonth } from '@vinrod/locale/quantities';
import type { MonthSpan } from '../format/month-span.ts';
import { parseTypedMonth, parseTypedMonthSpan } from '../format/parse-month.ts';
import { useMediaQuery } from '../media-query/use-media-query.ts';
import { useLanguage } from '../messages/message-settings.ts';
import { useMessages } from '../messages/use-messages.ts';
import { yearOf } from '../month-picker/year-page.ts';
import { monthRangePickerMessages } from './messages.ts';
import { MonthRangeCalendar } from './MonthRangeCalendar.tsx';
import { usualMonthSpans, type MonthSpanChoice } from './usual-month-spans.ts';

export interface MonthRangePickerProps extends RangePickerProps {
  /** The selected months, inclusive; `null` for none. `monthRange` of `format` gives their days. */
  readonly value: MonthSpan | null;
  /**
   * Called with ordered months: on leaving an input, on Enter, on pasting two months, or with "Använd". Not called for
   * anything else in the inputs; the field then shows the error itself.
   */
  readonly onChange: (span: MonthSpan) => void;
  /** First selectable month, as `YYYY-MM`. */
  readonly min?: LocalMonth;
  /** Last selectable month, as `YYYY-MM`. */
  readonly max?: LocalMonth;
  /**
   * Today in Sweden: frames its month, reads "maj" as May of its year and anchors the presets; by default from the
   * clock.
   */
  readonly today?: LocalDate;
  /**
   * Presets beside the months; by default those of the reports (the first is the spec's default period). Months outside
   * the bounds are cut off. An empty list shows none.
   */
  readonly presets?: readonly MonthSpanChoice[];
}

/** Room for two years side by side, with and without the presets. */
const wide = { with: '(min-width: 760px)', without: '(min-width: 560px)' };

/**
 * A span of months: typed ("jan 2026", "2026-01"), pasted together ("maj – okt 2026"), or selected by preset or in a
 * grid of months.
 */
export function MonthRangePicker({
  value,
  onChange,
  min,
  max,
  today: givenToday,
  presets,
  ...field
}: MonthRangePickerProps): ReactElement {
  const text = useMessages(monthRangePickerMessages);
  const language = useLanguage();
  const today = useToday(givenToday);
  const current = monthOf(today);
  const bounds = { min, max };
  const choices = presetsWithin(
    (presets ?? usualMonthSpans(today, language)).map(({ label, span }) => ({
      label,
      range: { start: span.first, end: span.last },
    })),
    bounds,
  );
  const yearsShown = useMediaQuery(choices.length > 0 ? wide.with : wide.without) ? 2 : 1;
  const describe = (problem: ValueProblem): string => {
    if (problem === 'too-early')
      return text('tooEarly', { month: min === undefined ? '' : formatMonth(min, 'long', language) });
    if (problem === 'too-late')
      return text('tooLate', { month: max === undefined ? '' : formatMonth(max, 'long', language) });
    return text('unreadable');
  };
  return (
    <RangePickerField
      {...field}
      bounds={bounds}
      onChange={({ start, end }) => onChange({ first: start, last: end })}
      presets={choices}
      syntax={{
        read: (typed) => parseTypedMonth(typed, yearOf(current), language),
        readRange: (typed) => {
          const span = parseTypedMonthSpan(typed, yearOf(current), language);
          return span === null ? null : { start: span.first, end: span.last };
        },
        write: (month) => formatMonth(month, 'long', language),
      }}
      value={value === null ? null : { start: value.first, end: value.last }}
      width="month"
      wording={{
        open: text('open'),
        describe,
        reversed: text('reversed'),
        length: ({ start, end }) => text('months', { count: monthsBetween(start, end) }),
      }}
    >
      {(slot) => <MonthRangeCalendar {...slot} bounds={bounds} count={yearsShown} current={current} />}
    </RangePickerField>
  );
}
