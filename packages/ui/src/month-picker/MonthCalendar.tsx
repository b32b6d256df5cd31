import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { flushSync } from 'react-dom';

import { head, turn } from '../date-picker/CalendarMonth.css.ts';
import { withinBounds } from '../date-picker/typed-value.ts';
import { addMonths } from '@vinrod/locale/local-month';
import type { LocalMonth } from '@vinrod/locale/quantities';
import { Icon } from '../icon/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { monthCalendarMessages } from './messages.ts';
import * as styles from './MonthCalendar.css.ts';
import { monthAfterKey } from './month-keys.ts';
import { MonthYear, type MonthYearProps } from './MonthYear.tsx';
import { firstYearFor, hasChoice, yearOf } from './year-page.ts';

export interface MonthCalendarProps extends Omit<MonthYearProps, 'year' | 'focused' | 'onFocus'> {
  /** The initial month; its year is the last visible one. */
  readonly initial: LocalMonth;
  /** Years side by side. */
  readonly count: 1 | 2;
  /** Whether to take focus on mount. */
  readonly takesFocus: boolean;
}

/** Grids of months by year with grid keys; Page Up, Page Down and two buttons change the year. */
export function MonthCalendar({ initial, count, takesFocus, ...look }: MonthCalendarProps): ReactElement {
  const text = useMessages(monthCalendarMessages);
  const { bounds, onSelect } = look;
  const root = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(() => withinBounds(initial, bounds));
  const [firstYear, setFirstYear] = useState(() => yearOf(focused) - count + 1);
  const lastYear = firstYear + count - 1;

  const focusCell = (month: LocalMonth) => {
    root.current?.querySelector<HTMLElement>(`[data-month="${month}"]`)?.focus();
  };
  useEffect(() => {
    if (takesFocus) root.current?.querySelector<HTMLElement>('[data-month][tabindex="0"]')?.focus();
  }, [takesFocus]);

  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onSelect(focused);
      return;
    }
    const next = monthAfterKey(event.key, focused, bounds);
    if (next === null) return;
    event.preventDefault();
    flushSync(() => {
      setFocused(next);
      setFirstYear(firstYearFor(next, firstYear, count));
    });
    focusCell(next);
  };
  const turnBy = (years: -1 | 1) => {
    const edge = years === 1 ? lastYear + 2 : firstYear - 2;
    const month = withinBounds(addMonths(focused, 12 * years), bounds);
    flushSync(() => {
      setFirstYear(firstYear + years);
      setFocused(month);
    });
    // A button that becomes disabled moves focus to the grid instead of losing it.
    if (!hasChoice(edge, bounds)) focusCell(month);
  };

  return (
    <div ref={root}>
      <div className={head}>
        <Button
          aria-label={text('previous')}
          className={turn}
          isDisabled={!hasChoice(firstYear - 1, bounds)}
          onPress={() => turnBy(-1)}
        >
          <Icon icon={ChevronLeft} />
        </Button>
        <Button
          aria-label={text('next')}
          className={turn}
          isDisabled={!hasChoice(lastYear + 1, bounds)}
          onPress={() => turnBy(1)}
        >
          <Icon icon={ChevronRight} />
        </Button>
      </div>
      <div className={styles.years} onKeyDown={keys} role="presentation">
        {Array.from({ length: count }, (_year, index) => (
          <MonthYear
            {...look}
            focused={focused}
            key={firstYear + index}
            onFocus={setFocused}
            year={firstYear + index}
          />
        ))}
      </div>
    </div>
  );
}
