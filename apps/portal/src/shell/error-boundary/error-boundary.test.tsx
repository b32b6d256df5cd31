// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ErrorBoundary } from './ErrorBoundary.tsx';

const reload = vi.fn<() => void>();
let root: Root;
let place: HTMLElement;

function Broken(): never {
  throw new RangeError('a mistake');
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('location', { href: 'https://portal.example/overview', reload });
  // React logs caught errors to the console, too.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});

afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reload.mockReset();
});

describe('an uncaught rendering error (spec sections 2 and 8)', () => {
  it.each([
    ['inside the shell', false],
    ['outside it', true],
  ])('shows the 500 page in its place, %s, with a button that reloads', async (_, isOutermost) => {
    await act(async () =>
      root.render(
        <ErrorBoundary isOutermost={isOutermost}>
          <Broken />
        </ErrorBoundary>,
      ),
    );
    expect(place.querySelector('[lang=en]')?.textContent).toBe('Sorry, something went wrong.');
    expect(place.querySelector('main') !== null).toBe(isOutermost);
    const button = [...place.querySelectorAll('button')].find((each) => each.textContent === 'Try again');
    expect(reload).not.toHaveBeenCalled();
    await act(async () => button?.click());
    expect(reload).toHaveBeenCalledOnce();
  });

  it('leaves what renders alone', async () => {
    await act(async () => root.render(<ErrorBoundary>Översikt</ErrorBoundary>));
    expect(place.textContent).toBe('Översikt');
  });
});
