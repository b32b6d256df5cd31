import type { ReactElement } from 'react';

import type { LocalDate } from '@vinrod/locale/quantities';
import { parseTypedDate } from '../format/parse-date.ts';
import { useLanguage } from '../messages/message-settings.ts';
import { useMessages } from '../messages/use-messages.ts';
import { LaterDayCalendar, useCalendarsSoon } from './later-calendars.tsx';
import { datePickerMessages } from './messages.ts';
import { PickerField, type PickerProps } from './PickerField.tsx';
import { useToday } from './use-today.ts';
import type { ValueProblem } from './typed-value.ts';

export interface DatePickerProps extends PickerProps {
  /** The day as `YYYY-MM-DD`; `null` for none. */
  readonly value: LocalDate | null;
  /**
   * Called on leaving the input, on Enter, and from the calendar; with `null` when the input is empty or does not hold
   * a selectable day (the field then shows the error itself).
   */
  readonly onChange: (date: LocalDate | null) => void;
  /** First selectable day. */
  readonly min?: LocalDate;
  /** Last selectable day. */
  readonly max?: LocalDate;
  /** Today in Sweden, framed in the calendar and used to read "1 maj" and "i dag"; by default from the clock. */
  readonly today?: LocalDate;
}

/**
 * One day, typed as Swedes type it ("2026-05-01", "260501", "1 maj"), pasted, or selected in a calendar with ISO weeks.
 */
export function DatePicker({
  value,
  onChange,
  min,
  max,
  today: givenToday,
  ...field
}: DatePickerProps): ReactElement {
  const text = useMessages(datePickerMessages);
  const language = useLanguage();
  const today = useToday(givenToday);
  useCalendarsSoon();
  const bounds = { min, max };
  const describe = (problem: ValueProblem): string => {
    if (problem === 'too-early') return text('tooEarly', { date: min ?? '' });
    return problem === 'too-late' ? text('tooLate', { date: max ?? '' }) : text('unreadable');
  };
  return (
    <PickerField
      {...field}
      bounds={bounds}
      describe={describe}
      dialogLabel={text('calendar')}
      onChange={onChange}
      openLabel={text('open')}
      placeholder={text('placeholder')}
      syntax={{ read: (typed) => parseTypedDate(typed, today, language), write: String }}
      value={value}
    >
      {(select) => (
        <LaterDayCalendar
          bounds={bounds}
          label={text('calendar')}
          onSelect={select}
          today={today}
          value={value}
        />
      )}
    </PickerField>
  );
}
