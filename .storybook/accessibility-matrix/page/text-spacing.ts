import { textSpacing } from '../../site/text-spacing.ts';
import { cutTexts } from './cut-text.ts';
import { findSidewaysScrolling } from './sideways.ts';
import { spilledTexts } from './spilled-text.ts';

function added<Key>(before: ReadonlyMap<Key, string>, after: ReadonlyMap<Key, string>): string[] {
  return [...after].filter(([key]) => !before.has(key)).map(([, words]) => words);
}

/** Text that is lost or leaves its box when the reader spaces it out (WCAG 1.4.12). */
export function findLossByTextSpacing(): string[] {
  const cutBefore = cutTexts();
  const spilledBefore = spilledTexts();
  const sidewaysBefore = findSidewaysScrolling().length;
  const style = document.createElement('style');
  style.textContent = textSpacing;
  document.head.append(style);
  try {
    const sideways = findSidewaysScrolling();
    return [
      ...added(cutBefore, cutTexts()),
      ...added(spilledBefore, spilledTexts()),
      ...(sideways.length > sidewaysBefore ? sideways : []),
    ];
  } finally {
    style.remove();
  }
}
