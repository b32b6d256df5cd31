import { afterEach, beforeEach, vi } from 'vitest';

import { createChart as create } from './create-chart.ts';

/** Stands in for `ResizeObserver`: the page has no layout. */
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** A page for the charts of a file of tests. */
export interface ChartsPage {
  /** In which charts stand; empty when a test begins. */
  readonly page: HTMLElement;
  readonly createChart: typeof create;
}

/**
 * Gives the tests of a file a page without layout. The charts of each end with it: what they load later would otherwise be drawn
 * when there is no page any more.
 *
 * @param width - of the page, px
 */
export function chartsPage(width: number): ChartsPage {
  const page = document.createElement('main');
  const made: (() => void)[] = [];

  beforeEach(() => {
    page.replaceChildren();
    document.body.replaceChildren(page);
    vi.stubGlobal('ResizeObserver', NoObserver);
    vi.stubGlobal('matchMedia', () => new EventTarget());
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  });

  afterEach(() => {
    for (const destroy of made.splice(0)) destroy();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  return {
    page,
    createChart: (parent, description) => {
      const chart = create(parent, description);
      made.push(chart.destroy);
      return chart;
    },
  };
}
