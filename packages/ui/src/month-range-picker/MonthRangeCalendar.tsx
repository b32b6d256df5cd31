import { useState, type KeyboardEvent, type ReactElement } from 'react';

import type { RangeCalendarSlot } from '../date-range-picker/RangeDialog.tsx';
import type { ValueBounds } from '../date-picker/typed-value.ts';
import type { LocalMonth } from '@vinrod/locale/quantities';
import { MonthCalendar } from '../month-picker/MonthCalendar.tsx';
import { markIn, spanBetween } from '../month-picker/month-mark.ts';

export interface MonthRangeCalendarProps extends RangeCalendarSlot {
  readonly bounds: ValueBounds;
  /** The current month. */
  readonly current: LocalMonth;
  /** Years side by side. */
  readonly count: 1 | 2;
}

interface Choosing {
  /** The first selected month. */
  readonly anchor: LocalMonth;
  /** The month under focus or the pointer. */
  readonly pointed: LocalMonth;
}

/**
 * Grids of months for selecting a span: first one end, then the other, in either order. In between, the months up to
 * focus or the pointer are marked, and Esc clears the first one.
 */
export function MonthRangeCalendar({
  value,
  onChange,
  takesFocus,
  bounds,
  current,
  count,
}: MonthRangeCalendarProps): ReactElement {
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const [before, setBefore] = useState(value);
  const selected = value === null ? null : { first: value.start, last: value.end };
  const shown = choosing === null ? selected : spanBetween(choosing.anchor, choosing.pointed);

  const select = (month: LocalMonth) => {
    if (choosing === null) {
      setBefore(value);
      setChoosing({ anchor: month, pointed: month });
      onChange({ start: month, end: month }, false);
      return;
    }
    const span = spanBetween(choosing.anchor, month);
    setChoosing(null);
    onChange({ start: span.first, end: span.last }, true);
  };
  const takeBack = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Escape' || choosing === null) return;
    event.stopPropagation();
    setChoosing(null);
    onChange(before, false);
  };

  return (
    <div onKeyDown={takeBack} role="presentation">
      <MonthCalendar
        bounds={bounds}
        count={count}
        current={current}
        initial={value?.end ?? current}
        isRange
        markOf={(month) => markIn(shown, month)}
        onSelect={select}
        onPoint={(pointed) => setChoosing((last) => (last === null ? null : { ...last, pointed }))}
        takesFocus={takesFocus}
      />
    </div>
  );
}
