import type { ReactElement } from 'react';

import { PickerField, type PickerProps } from '../date-picker/PickerField.tsx';
import type { ValueProblem } from '../date-picker/typed-value.ts';
import { useToday } from '../date-picker/use-today.ts';
import { formatMonth } from '@vinrod/locale/date';
import { monthOf } from '@vinrod/locale/local-month';
import type { LocalDate, LocalMonth } from '@vinrod/locale/quantities';
import { parseTypedMonth } from '../format/parse-month.ts';
import { useLanguage } from '../messages/message-settings.ts';
import { useMessages } from '../messages/use-messages.ts';
import { monthPickerMessages } from './messages.ts';
import { MonthCalendar } from './MonthCalendar.tsx';
import { markIn } from './month-mark.ts';
import { yearOf } from './year-page.ts';

export interface MonthPickerProps extends PickerProps {
  /** The month as `YYYY-MM`; `null` for none. */
  readonly value: LocalMonth | null;
  /**
   * Called on leaving the input, on Enter, and from the months; with `null` when the input is empty or does not hold a
   * selectable month (the field then shows the error itself).
   */
  readonly onChange: (month: LocalMonth | null) => void;
  /** First selectable month, as `YYYY-MM`. */
  readonly min?: LocalMonth;
  /** Last selectable month, as `YYYY-MM`. */
  readonly max?: LocalMonth;
  /** Today in Sweden: frames its month, and reads "maj" as May of its year; by default from the clock. */
  readonly today?: LocalDate;
}

const ignore = () => undefined;

/** One month, typed as Swedes type it ("2026-01", "jan 2026", "jan"), pasted, or selected in a grid of months. */
export function MonthPicker({
  value,
  onChange,
  min,
  max,
  today: givenToday,
  ...field
}: MonthPickerProps): ReactElement {
  const text = useMessages(monthPickerMessages);
  const language = useLanguage();
  const today = useToday(givenToday);
  const current = monthOf(today);
  const bounds = { min, max };
  const describe = (problem: ValueProblem): string => {
    if (problem === 'too-early')
      return text('tooEarly', { month: min === undefined ? '' : formatMonth(min, 'long', language) });
    if (problem === 'too-late')
      return text('tooLate', { month: max === undefined ? '' : formatMonth(max, 'long', language) });
    return text('unreadable');
  };
  return (
    <PickerField
      {...field}
      bounds={bounds}
      describe={describe}
      dialogLabel={text('dialog')}
      onChange={onChange}
      openLabel={text('open')}
      placeholder={text('placeholder')}
      syntax={{
        read: (typed) => parseTypedMonth(typed, yearOf(current), language),
        write: (month) => formatMonth(month, 'long', language),
      }}
      value={value}
    >
      {(select) => (
        <MonthCalendar
          bounds={bounds}
          count={1}
          current={current}
          initial={value ?? current}
          isRange={false}
          markOf={(month) => markIn(value === null ? null : { first: value, last: value }, month)}
          onSelect={select}
          onPoint={ignore}
          takesFocus
        />
      )}
    </PickerField>
  );
}
