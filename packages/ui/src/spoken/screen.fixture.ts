import { beforeAll, vi } from 'vitest';

class StillObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Gives jsdom, which has no layout, a desktop window size: virtualised lists then render everything. */
export function withDesktopScreen(): void {
  beforeAll(() => {
    vi.stubGlobal('ResizeObserver', StillObserver);
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: /min-width/.test(query), media: query, onchange: null }),
    );
    for (const [side, length] of [
      ['clientHeight', 2000],
      ['clientWidth', 1440],
      ['offsetHeight', 2000],
      ['offsetWidth', 1440],
    ] as const) {
      vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(length);
    }
  });
}
