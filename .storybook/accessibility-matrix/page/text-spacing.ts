import { cutTexts } from './cut-text.ts';
import { findSidewaysScrolling } from './sideways.ts';
import { spilledTexts } from './spilled-text.ts';

/** What the reader may set (WCAG 1.4.12). */
const override = `
  *, *::before, *::after {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }
`;

function added<Key>(before: ReadonlyMap<Key, string>, after: ReadonlyMap<Key, string>): string[] {
  return [...after].filter(([key]) => !before.has(key)).map(([, words]) => words);
}

/** Text that is lost or leaves its box when the reader spaces it out (WCAG 1.4.12). */
export function findLossByTextSpacing(): string[] {
  const cutBefore = cutTexts();
  const spilledBefore = spilledTexts();
  const sidewaysBefore = findSidewaysScrolling().length;
  const style = document.createElement('style');
  style.textContent = override;
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
