import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';

import type { GridStore } from '../grid/grid-store.ts';

/** Handlers of the region around a table, for selecting rows by key and by press. */
export interface ChoiceEvents {
  readonly onKeyDownCapture: (event: KeyboardEvent) => void;
  readonly onKeyUpCapture: () => void;
  readonly onFocusCapture: (event: FocusEvent) => void;
  readonly onMouseDownCapture: (event: MouseEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

const moves = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp']);
const controls = 'a, button, input, select, textarea, label, [role="button"], [role="slider"]';

function rowKeyAt(target: EventTarget): string | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[role="row"]') : null;
  return row?.dataset['key'];
}

const isIn = (target: EventTarget, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/**
 * Selects rows as in any grid (WAI-ARIA Authoring Practices, "Grid"): Space toggles the focused row, Shift with a key
 * that moves focus selects all on the way, Ctrl+A (or Cmd+A) the page; a press toggles a row without another action,
 * with Shift all up to it.
 */
export function choiceEvents(store: GridStore): ChoiceEvents {
  const { choice } = store;
  let isExtending = false;

  return {
    onKeyDownCapture: (event) => {
      const { target, key, shiftKey } = event;
      isExtending = false;
      const rowKey = rowKeyAt(target);
      if (rowKey === undefined || isIn(target, 'input:not([type="checkbox"]), textarea, select')) return;
      if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'a') {
        if (store.get().selection === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        choice.selectPage(true);
        return;
      }
      if (!choice.has(rowKey)) return;
      if (key === ' ' && !isIn(target, controls)) {
        event.preventDefault();
        event.stopPropagation();
        if (shiftKey) choice.extendTo(rowKey);
        else choice.toggle(rowKey);
      } else if (shiftKey && moves.has(key)) {
        isExtending = true;
        choice.begin(rowKey);
      }
    },
    onKeyUpCapture: () => {
      isExtending = false;
    },
    onFocusCapture: ({ target }) => {
      const rowKey = rowKeyAt(target);
      if (isExtending && rowKey !== undefined && choice.has(rowKey)) choice.extendTo(rowKey);
    },
    onMouseDownCapture: (event) => {
      const rowKey = rowKeyAt(event.target);
      // Otherwise Shift would also select the text in between.
      if (event.shiftKey && rowKey !== undefined && choice.has(rowKey)) event.preventDefault();
    },
    onClick: ({ target, shiftKey }) => {
      const rowKey = rowKeyAt(target);
      if (rowKey === undefined || store.get().onRowAction !== undefined || isIn(target, controls)) return;
      if (!choice.has(rowKey) || document.getSelection()?.isCollapsed === false) return;
      if (shiftKey) choice.extendTo(rowKey);
      else choice.toggle(rowKey);
    },
  };
}
