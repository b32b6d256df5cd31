import type { ReactElement } from 'react';

import { Apart } from '../apart/apart.ts';
import { useApart } from '../apart/use-apart.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { DayCalendarProps } from './DayCalendar.tsx';
import type { DayRangeCalendarProps } from './DayRangeCalendar.tsx';
import * as styles from './later-calendars.css.ts';
import { calendarMessages } from './messages.ts';

const calendars = new Apart(() => import('./day-calendars.ts'));

/** Loads the calendars when a field is shown, so that they are there when it is opened. */
export function useCalendarsSoon(): void {
  useApart(calendars, true);
}

/** The room of a calendar that is on its way; when it cannot be loaded, dates can still be written. */
function CalendarPlace({
  months,
  hasFailed,
}: {
  readonly months: 1 | 2;
  readonly hasFailed: boolean;
}): ReactElement {
  const text = useMessages(calendarMessages);
  return (
    <div aria-busy={!hasFailed} className={styles.place[months]}>
      {hasFailed ? <p className={styles.failure}>{text('failed')}</p> : null}
    </div>
  );
}

/** {@link DayCalendarProps | A calendar of one day} as soon as its file is there. */
export function LaterDayCalendar(props: DayCalendarProps): ReactElement {
  const { part, hasFailed } = useApart(calendars, true);
  return part === undefined ? (
    <CalendarPlace hasFailed={hasFailed} months={1} />
  ) : (
    <part.DayCalendar {...props} />
  );
}

/** {@link DayRangeCalendarProps | A calendar of a period} as soon as its file is there. */
export function LaterDayRangeCalendar(props: DayRangeCalendarProps): ReactElement {
  const { part, hasFailed } = useApart(calendars, true);
  return part === undefined ? (
    <CalendarPlace hasFailed={hasFailed} months={props.months} />
  ) : (
    <part.DayRangeCalendar {...props} />
  );
}
