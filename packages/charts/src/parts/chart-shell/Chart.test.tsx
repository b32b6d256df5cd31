// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';

import { LineGraph } from '../../line-graph/index.ts';
import { demoWeeks } from '../../stories/demo-series.fixture.ts';

const weeks = demoWeeks(2);

/** Stands in for `ResizeObserver`: the page has no layout. */
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

let complain: MockInstance;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.stubGlobal('matchMedia', () => new EventTarget());
  complain = vi.spyOn(console, 'error');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('draws itself in place of what the server wrote, and is gone with its component', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML =
    '<figure class="a" aria-labelledby="b"><h2>Förbrukning</h2><p>Vad servern skrev</p></figure>';
  const served = container.querySelector('figure');
  const graph = <LineGraph title="Förbrukning" unit="kWh" series={weeks} />;
  const root = await act(async () => hydrateRoot(container, graph));
  const figure = container.querySelector('figure');
  expect(figure).toBe(served);
  expect(figure?.textContent).not.toContain('Vad servern skrev');
  expect(figure?.querySelectorAll('h2')).toHaveLength(1);
  expect(figure?.textContent).toContain('Störst är');
  expect(complain).not.toHaveBeenCalled();
  await act(async () => root.render(<LineGraph title="Kostnad" unit="kr" series={weeks} isStale />));
  expect(figure?.querySelector('h2')?.textContent).toBe('Kostnad');
  expect(figure?.getAttribute('aria-busy')).toBe('true');
  await act(async () => root.unmount());
  expect(container.childElementCount).toBe(0);
});
