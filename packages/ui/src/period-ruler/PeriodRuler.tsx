import { useMemo, useRef, useState, type MouseEvent, type PointerEvent, type ReactElement } from 'react';

import { formatMonth } from '@vinrod/locale/date';
import type { LocalDate } from '@vinrod/locale/quantities';
import { monthOf } from '@vinrod/locale/local-month';
import { monthRange, type Period } from '@vinrod/locale/period';
import { useLanguage } from '../messages/message-settings.ts';
import { useMessages } from '../messages/use-messages.ts';
import { periodRulerMessages } from './messages.ts';
import * as styles from './PeriodRuler.css.ts';
import {
  endToMove,
  monthIndexAt,
  monthIndexOf,
  moveEnd,
  positionAfterDay,
  positionOfDay,
  rulerMonths,
  type RulerEnd,
} from './ruler-scale.ts';
import { RulerHandle } from './RulerHandle.tsx';
import { RulerMonths } from './RulerMonths.tsx';

export interface PeriodRulerProps {
  /** First and last day of what is shown. */
  readonly value: Period;
  /** Called when a handle is released or moved by keys, or a month is pressed. */
  readonly onChange: (period: Period) => void;
  /** Today in Sweden: the ruler ends with its month, and later days are shaded. */
  readonly today: LocalDate;
  /** Cannot be used; say why on the screen. */
  readonly isDisabled?: boolean;
}

const clamp = (position: number) => Math.min(1, Math.max(0, position));

/**
 * Shows which of the last 25 months are selected and moves the ends by whole months. It shows the same period as the
 * date fields and is never the only way to set it: drag a handle, press a month (the nearer end moves there; press
 * twice for that month alone), or move a handle with the arrow keys, Page Up and Page Down, Home and End.
 */
export function PeriodRuler({ value, onChange, today, isDisabled = false }: PeriodRulerProps): ReactElement {
  const text = useMessages(periodRulerMessages);
  const language = useLanguage();
  const track = useRef<HTMLDivElement>(null);
  const inputs = { start: useRef<HTMLInputElement>(null), end: useRef<HTMLInputElement>(null) };
  const hasDragged = useRef(false);
  const [dragged, setDragged] = useState<{ end: RulerEnd; period: Period } | null>(null);
  const months = useMemo(() => rulerMonths(today), [today]);
  const first = months[0]?.month ?? monthOf(today);

  const period = dragged?.period ?? value;
  const startIndex = monthIndexOf(period.start, first);
  const endIndex = monthIndexOf(period.end, first);
  const start = clamp(positionOfDay(period.start, first));
  const end = clamp(positionAfterDay(period.end, first));
  const touches = end > start;

  const change = (next: Period) => {
    if (next.start !== value.start || next.end !== value.end) onChange(next);
  };
  const indexUnder = (event: { readonly clientX: number }): number => {
    const bounds = track.current?.getBoundingClientRect();
    if (bounds === undefined || bounds.width === 0) return 0;
    return monthIndexAt((event.clientX - bounds.left) / bounds.width);
  };
  const grab = (which: RulerEnd) => (event: PointerEvent<HTMLDivElement>) => {
    if (isDisabled || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    inputs[which].current?.focus({ preventScroll: true });
    track.current?.setPointerCapture(event.pointerId);
    hasDragged.current = true;
    setDragged({ end: which, period: value });
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (dragged === null) return;
    setDragged({ ...dragged, period: moveEnd(value, dragged.end, indexUnder(event), first) });
  };
  const drop = () => {
    if (dragged === null) return;
    setDragged(null);
    change(dragged.period);
  };
  const press = (event: MouseEvent<HTMLDivElement>) => {
    // Releasing a handle also ends in a click, which must not count as a press on a month.
    const endsDrag = hasDragged.current;
    hasDragged.current = false;
    if (isDisabled || endsDrag) return;
    const index = indexUnder(event);
    const month = months[index]?.month;
    if (event.detail > 1 && month !== undefined) {
      inputs.end.current?.focus({ preventScroll: true });
      change(monthRange(month));
      return;
    }
    const which = endToMove(index, startIndex, endIndex);
    inputs[which].current?.focus({ preventScroll: true });
    change(moveEnd(value, which, index, first));
  };
  const handle = (which: RulerEnd) => ({
    index: which === 'start' ? startIndex : endIndex,
    inputRef: inputs[which],
    isDisabled,
    onMove: (index: number) => change(moveEnd(value, which, index, first)),
    onPointerDown: grab(which),
    valueText: formatMonth(monthOf(which === 'start' ? period.start : period.end), 'long', language),
  });

  return (
    <fieldset aria-label={text('label')} className={styles.container} disabled={isDisabled}>
      <div
        className={isDisabled ? `${styles.ruler} ${styles.disabled}` : styles.ruler}
        onClick={press}
        onPointerCancel={() => setDragged(null)}
        onPointerDown={() => {
          hasDragged.current = false;
        }}
        onPointerMove={drag}
        onPointerUp={drop}
        ref={track}
        role="presentation"
      >
        <RulerMonths
          firstSelected={touches ? startIndex : -1}
          lastSelected={touches ? endIndex : -1}
          months={months}
        />
        <div className={styles.line} />
        <div
          className={styles.future}
          style={{ insetInlineStart: `${clamp(positionAfterDay(today, first)) * 100}%` }}
        />
        {touches ? (
          <div
            className={styles.bar}
            style={{ insetInlineStart: `${start * 100}%`, inlineSize: `${(end - start) * 100}%` }}
          />
        ) : null}
        <RulerHandle {...handle('start')} label={text('first')} max={endIndex} min={0} position={start} />
        <RulerHandle
          {...handle('end')}
          label={text('last')}
          max={months.length - 1}
          min={startIndex}
          position={end}
        />
      </div>
    </fieldset>
  );
}
