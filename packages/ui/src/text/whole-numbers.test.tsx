import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { whole } from './Text.css.ts';
import { wholeNumbers } from './whole-numbers.tsx';

const kept = (text: string): string => `<span class="${whole}">${text}</span>`;

it('keeps dates and hyphenated numbers on one line, and every character of the text', () => {
  expect(renderToStaticMarkup(wholeNumbers('Betalda till 2026-11-20.'))).toBe(
    `Betalda till ${kept('2026-11-20')}.`,
  );
  expect(renderToStaticMarkup(wholeNumbers('2026-09-01 – 2026-09-30 · 559990-1369'))).toBe(
    `${kept('2026-09-01')} – ${kept('2026-09-30')} · ${kept('559990-1369')}`,
  );
});

it('leaves other content as it is', () => {
  expect(renderToStaticMarkup(wholeNumbers('Butik Kungsgränd 3, nord-syd'))).toBe(
    'Butik Kungsgränd 3, nord-syd',
  );
  expect(wholeNumbers(null)).toBeNull();
});
