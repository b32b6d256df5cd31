import type { KeyboardEvent, PointerEvent, ReactElement, Ref } from 'react';

import { input, handle } from './PeriodRuler.css.ts';

/** Months that Page Up and Page Down move. */
const pageMonths = 12;

export interface RulerHandleProps {
  readonly label: string;
  /** This end's month in words. */
  readonly valueText: string;
  /** Index of this end's month, and its limits. */
  readonly index: number;
  readonly min: number;
  readonly max: number;
  /** Place along the ruler, 0–1. */
  readonly position: number;
  readonly isDisabled: boolean;
  readonly onMove: (index: number) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLDivElement>) => void;
  readonly inputRef: Ref<HTMLInputElement>;
}

/** One end of the period: a range input in months with a draggable drawn handle. */
export function RulerHandle({
  label,
  valueText,
  index,
  min,
  max,
  position,
  isDisabled,
  onMove,
  onPointerDown,
  inputRef,
}: RulerHandleProps): ReactElement {
  const page = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { PageUp: pageMonths, PageDown: -pageMonths }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(Math.min(max, Math.max(min, index + step)));
  };
  const place = { insetInlineStart: `${position * 100}%` };
  return (
    <>
      <input
        aria-label={label}
        aria-valuetext={valueText}
        className={input}
        disabled={isDisabled}
        max={max}
        min={min}
        onChange={(event) => onMove(Number(event.currentTarget.value))}
        onKeyDown={page}
        ref={inputRef}
        step={1}
        style={place}
        type="range"
        value={index}
      />
      <div aria-hidden="true" className={handle} onPointerDown={onPointerDown} style={place} />
    </>
  );
}
