import { useState, type FocusEvent, type KeyboardEvent } from 'react';

/** Props of a row of buttons of which one takes part in the tab order. */
export interface RovingFocus {
  /** For the container. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  /** For the button at an index. */
  tabIndexOf(index: number): 0 | -1;
}

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
]);

/** One tab stop for many buttons: arrows move between them, Home and End to the ends (ARIA toolbar pattern). */
export function useRovingFocus(count: number): RovingFocus {
  const [current, setCurrent] = useState(0);
  const active = Math.min(current, Math.max(0, count - 1));
  return {
    onKeyDown(event) {
      const buttons = [...event.currentTarget.querySelectorAll('button')];
      const last = buttons.length - 1;
      const step = steps.get(event.key);
      const ends = event.key === 'Home' ? 0 : event.key === 'End' ? last : null;
      const target = step === undefined ? ends : Math.min(last, Math.max(0, active + step));
      if (target === null) return;
      event.preventDefault();
      buttons[target]?.focus();
    },
    onFocus(event) {
      const index = [...event.currentTarget.querySelectorAll('button')].findIndex(
        (one) => one === event.target,
      );
      if (index >= 0) setCurrent(index);
    },
    tabIndexOf: (index) => (index === active ? 0 : -1),
  };
}
