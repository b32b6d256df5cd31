import { on, type Listener } from '../../chart/elements.ts';

/** A row of buttons with one of them in the tab order. */
export interface RovingFocus {
  /** For the container. */
  readonly listeners: readonly Listener[];
  /**
   * For the button at an index.
   *
   * @param count - Number of buttons.
   */
  tabIndexOf(index: number, count: number): 0 | -1;
}

const sideways: ReadonlyMap<string, number> = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
]);
const upAndDown: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

function buttonsIn({ currentTarget }: Event): readonly HTMLButtonElement[] {
  return currentTarget instanceof HTMLElement ? [...currentTarget.querySelectorAll('button')] : [];
}

/**
 * One tab stop for many buttons: arrows move between them, Home and End to the ends (ARIA toolbar pattern).
 *
 * @param changed - Called when another button has entered the tab order.
 */
export function createRovingFocus(changed: () => void): RovingFocus {
  let current = 0;
  const activeOf = (count: number) => Math.min(current, Math.max(0, count - 1));
  return {
    listeners: [
      on('keydown', (event) => {
        const buttons = buttonsIn(event);
        const last = buttons.length - 1;
        const [inOrder, downwards] = [sideways.get(event.key), upAndDown.get(event.key)];
        const step = inOrder ?? downwards;
        const ends = event.key === 'Home' ? 0 : event.key === 'End' ? last : null;
        // Names in a picture may stand the other way up than their order.
        const along =
          downwards === undefined ? buttons : buttons.toSorted((a, b) => a.offsetTop - b.offsetTop);
        const active = along.findIndex((one) => one === buttons[activeOf(buttons.length)]);
        const target = step === undefined ? ends : Math.min(last, Math.max(0, active + step));
        if (target === null) return;
        event.preventDefault();
        along[target]?.focus();
      }),
      on('focusin', (event) => {
        const index = buttonsIn(event).findIndex((one) => one === event.target);
        if (index < 0 || index === current) return;
        current = index;
        changed();
      }),
    ],
    tabIndexOf: (index, count) => (index === activeOf(count) ? 0 : -1),
  };
}
