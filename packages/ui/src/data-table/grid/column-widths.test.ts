import { expect, it } from 'vitest';

import { widthsInPx } from './column-widths.ts';

it('keeps widths in px and leaves shares to the table', () => {
  expect(
    widthsInPx(
      new Map<string, unknown>([
        ['name', 240],
        ['city', '1fr'],
      ]),
    ),
  ).toEqual({ name: 240 });
});
