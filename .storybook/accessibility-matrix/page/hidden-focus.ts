import { drawnBoxOf } from './visibility.ts';

/** Where an element is looked for, as shares of its width and height. */
const shares = [0.1, 0.5, 0.9];

/** Whether all of a focused element lies behind something else or outside the window (WCAG 2.4.11). */
export function isHiddenByOthers(element: Element): boolean {
  const box = drawnBoxOf(element);
  const { left, top, width, height } = box.getBoundingClientRect();
  const points = shares.flatMap((x) => shares.map((y) => [left + width * x, top + height * y] as const));
  return points.every(([x, y]) => {
    const there = document.elementFromPoint(x, y);
    return there === null || !(box.contains(there) || there.contains(box));
  });
}
