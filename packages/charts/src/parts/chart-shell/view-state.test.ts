import { describe, expect, it } from 'vitest';

import { formatViewState, parseViewState, type ChartViewState } from './view-state.ts';

const selected: ChartViewState = {
  view: 'table',
  window: { from: 10, to: 20 },
  hidden: ['a', 'b'],
  time: 15,
  series: 'c',
  isCompared: false,
};
const untouched: ChartViewState = {
  view: 'chart',
  window: null,
  hidden: [],
  time: null,
  series: null,
  isCompared: true,
};

describe('a view in a link', () => {
  it('comes back as it was', () => {
    expect(parseViewState(formatViewState(selected))).toEqual(selected);
    expect(parseViewState(formatViewState(untouched))).toEqual(untouched);
  });

  it('is that of a new chart where it says nothing, or nonsense', () => {
    const wrong = { view: 'x', window: { from: 9, to: 1 }, hidden: [1, {}], time: '15', series: 4 };
    expect(parseViewState('{}')).toEqual(untouched);
    expect(parseViewState(JSON.stringify(wrong))).toEqual(untouched);
    expect(parseViewState('{"window":{"from":1,"to":null},"hidden":["a",2]}')).toEqual({
      ...untouched,
      hidden: ['a'],
    });
  });

  it.each(['', 'null', '7', '"x"', '{'])('is none at all in %j', (text) => {
    expect(parseViewState(text)).toBeNull();
  });
});
