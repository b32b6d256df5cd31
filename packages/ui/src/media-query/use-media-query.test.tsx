// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useMediaQuery } from './use-media-query.ts';

/** A window whose lists each tell their listeners, one after the other, as browsers do. */
class FakeWindow {
  matches = true;
  readonly #lists: EventTarget[] = [];

  readonly matchMedia = (media: string): object => {
    const list = new EventTarget();
    this.#lists.push(list);
    return Object.defineProperties(list, {
      media: { value: media },
      matches: { get: () => this.matches },
    });
  };

  async change(matches: boolean): Promise<void> {
    this.matches = matches;
    for (const list of this.#lists) {
      list.dispatchEvent(new Event('change'));
      // Between two listeners a browser lets what is due at once be done.
      await Promise.resolve();
    }
  }
}

let fake: FakeWindow;

beforeEach(() => {
  fake = new FakeWindow();
  vi.stubGlobal('matchMedia', fake.matchMedia);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const query = '(max-width: 767px)';

/** Keeps what it was told when it was mounted. */
function Wide({ outer }: { readonly outer: boolean }): ReactElement {
  const [atFirst] = useState(outer);
  return <p>{atFirst ? 'narrow at first' : 'wide at first'}</p>;
}

function Inner({ outer }: { readonly outer: boolean }): ReactElement {
  return useMediaQuery(query) ? <p>narrow</p> : <Wide outer={outer} />;
}

function Outer(): ReactElement {
  return <Inner outer={useMediaQuery(query)} />;
}

it('tells all who ask the same at once, so that none is drawn by an answer that is over', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const { container } = render(<Outer />);
  await vi.waitFor(() => expect(container.textContent).toBe('narrow'));
  await fake.change(false);
  await vi.waitFor(() => expect(container.textContent).toContain('at first'));
  expect(container.textContent).toBe('wide at first');
});

it('goes on to tell when some no longer ask', async () => {
  const first = render(<Outer />);
  const second = render(<Outer />);
  first.unmount();
  await act(() => fake.change(false));
  expect(second.container.textContent).toBe('wide at first');
  second.unmount();
  await act(() => fake.change(true));
  expect(render(<Outer />).container.textContent).toBe('narrow');
});
