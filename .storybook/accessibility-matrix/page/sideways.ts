import { describeElement } from './describe-element.ts';
import { storyElements } from './story-elements.ts';
import { isDrawn } from './visibility.ts';

/** Content that needs two dimensions and may scroll in itself (WCAG 1.4.10): tables, charts, strips of tabs. */
const mayScroll = [
  'table',
  '[role="grid"]',
  '[role="treegrid"]',
  '[role="table"]',
  '[role="figure"]',
  '[role="img"]',
  '[role="tablist"]',
  '[role="application"]',
  'svg',
].join(', ');

/** px; a strip is one line of links or choices, which moves along as focus does and scrolls one way only. */
const strip = 64;

function isMarked(element: Element): boolean {
  if (element.matches(mayScroll) || element.querySelector(mayScroll) !== null) return true;
  return element.clientHeight <= strip && element.querySelector('a[href], button, input') !== null;
}

/** Whether the page itself is wider than the window. */
export function findPageOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [`the page is ${scrollWidth - clientWidth} px wider than ${clientWidth} px`];
}

/** What asks the reader to scroll sideways, in the page or in a part of it. */
export function findSidewaysScrolling(): string[] {
  const findings = findPageOverflow();
  for (const element of storyElements('*')) {
    if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth === 0) continue;
    const { overflowX } = getComputedStyle(element);
    if (overflowX !== 'auto' && overflowX !== 'scroll') continue;
    if (isDrawn(element) && !isMarked(element) && element.closest(mayScroll) === null) {
      findings.push(
        `${describeElement(element)} scrolls sideways by ${element.scrollWidth - element.clientWidth} px`,
      );
    }
  }
  return findings;
}
