import { cutTexts } from '../.storybook/accessibility-matrix/page/cut-text.ts';
import { describeElement } from '../.storybook/accessibility-matrix/page/describe-element.ts';
import { findPageOverflow } from '../.storybook/accessibility-matrix/page/sideways.ts';
import { spilledTexts } from '../.storybook/accessibility-matrix/page/spilled-text.ts';
import { isDrawn } from '../.storybook/accessibility-matrix/page/visibility.ts';

/** px; for rounding */
const tolerance = 1;

/** The nearest box around an element that scrolls sideways. */
function scrollerOf(element: Element): Element {
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    const { overflowX } = getComputedStyle(box);
    if (overflowX === 'auto' || overflowX === 'scroll') return box;
  }
  return document.documentElement;
}

/** Columns of tables that can be seen only after scrolling sideways. */
function columnsOutOfView(): string[] {
  return [...document.querySelectorAll('[role="columnheader"], th[scope="col"], thead th')].flatMap(
    (header) => {
      const table = header.closest('table, [role="grid"], [role="treegrid"], [role="table"]');
      if (table === null || header.closest('[aria-hidden="true"]') !== null || !isDrawn(header)) return [];
      const scroller = scrollerOf(header);
      const start = scroller.getBoundingClientRect().left + scroller.clientLeft;
      const { left, right } = header.getBoundingClientRect();
      const beyond = Math.max(right - (start + scroller.clientWidth), start - left);
      return beyond > tolerance
        ? [
            `column "${header.textContent.trim()}" of ${describeElement(table)} is ${Math.round(beyond)} px out of view`,
          ]
        : [];
    },
  );
}

/** Dates and numbers with a hyphen that begin on one line and end on the next. */
function brokenDates(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const around = text.parentElement;
    if (around === null || !isDrawn(around)) continue;
    for (const { 0: date, index } of (text.textContent ?? '').matchAll(/\d+(?:-\d+)+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + date.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        found.push(`${date} of ${describeElement(around)} is broken over lines`);
    }
  }
  return found;
}

/** What of the page cannot be read at the width it has now. */
export function findIllegible(): string[] {
  return [
    ...findPageOverflow(),
    ...cutTexts().values(),
    ...spilledTexts().values(),
    ...columnsOutOfView(),
    ...brokenDates(),
  ];
}
