import { describe, expect, it } from 'vitest';

import { sharedWidths, widthsInPx } from './column-widths.ts';

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

function column(id: string, width: number | `${number}fr`, minWidth = 96, maxWidth: number | null = null) {
  return { id, width, minWidth, maxWidth };
}

function widths(columns: readonly ReturnType<typeof column>[], room: number): readonly number[] {
  return [...sharedWidths(columns, room).values()];
}

describe('sharedWidths', () => {
  it('gives fixed columns theirs and the others their shares of the rest', () => {
    expect(sharedWidths([column('star', 40), column('name', '2fr'), column('sum', '1fr')], 640)).toEqual(
      new Map([
        ['star', 40],
        ['name', 400],
        ['sum', 200],
      ]),
    );
  });

  it('gives no column less than its least or more than its greatest', () => {
    expect(widths([column('a', '1fr', 300), column('b', '1fr'), column('c', '1fr')], 600)).toEqual([
      300, 150, 150,
    ]);
    expect(widths([column('a', '1fr', 96, 100), column('b', '1fr'), column('c', '1fr')], 600)).toEqual([
      100, 250, 250,
    ]);
    expect(widths([column('a', '1fr'), column('b', '1fr')], 100)).toEqual([96, 96]);
  });
});
