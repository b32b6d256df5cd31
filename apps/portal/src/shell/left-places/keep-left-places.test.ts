// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { guardLeaving, leaveWithoutAsking } from '#drafts';

import { keepLeftPlaces } from './keep-left-places.ts';

/** The history of a browser that numbers its entries, and says of a change of them before the router hears of it. */
class History extends EventTarget {
  readonly #entries: { readonly key: string; readonly path: string }[] = [{ key: '0', path: '/list' }];
  #place = 0;
  #count = 0;

  get currentEntry(): { readonly key: string } | undefined {
    return this.#entries[this.#place];
  }

  push(path: string): void {
    this.#count += 1;
    this.#place += 1;
    this.#entries.splice(this.#place, Infinity, { key: String(this.#count), path });
    this.#say('push');
  }

  go(steps: number): void {
    this.#place += steps;
    this.#say('traverse');
  }

  #say(navigationType: string): void {
    globalThis.history.replaceState(null, '', this.#entries[this.#place]?.path);
    this.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType }));
  }
}

/** Nothing is laid out here. */
class NoLayout {
  observe(): void {}
  disconnect(): void {}
}

let browser: History;
let places: ReturnType<typeof keepLeftPlaces>;
let stop: () => void;
let scrollY = 0;

function heading(): HTMLElement | null {
  return document.querySelector('h1');
}

function focused(): string {
  return document.activeElement?.getAttribute('href') ?? document.activeElement?.tagName ?? '';
}

/** What a page shows, of which the heading arrives. */
function draw(content: string): void {
  document.body.innerHTML = `<main><h1 tabindex="-1">Title</h1>${content}</main>`;
  places.arrive(heading());
}

function scroll(top: number): void {
  scrollY = top;
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
}

/** Of either way to call `scrollTo`. */
function topOf(to: unknown, top: unknown): number {
  return Number(typeof to === 'object' && to !== null && 'top' in to ? to.top : top);
}

function scrollPart(this: Element, ...[to, top]: readonly unknown[]): void {
  this.scrollTop = topOf(to, top);
}

const list = '<a href="/row/1">One</a><a href="/row/2">Two</a>';

beforeEach(() => {
  globalThis.history.replaceState(null, '', '/list');
  browser = new History();
  vi.stubGlobal('navigation', browser);
  vi.stubGlobal('scrollTo', (...[to, top]: readonly unknown[]) => {
    scrollY = topOf(to, top);
  });
  Object.defineProperty(globalThis, 'scrollY', { get: () => scrollY, configurable: true });
  Element.prototype.scrollTo = scrollPart;
  vi.stubGlobal('ResizeObserver', NoLayout);
  places = keepLeftPlaces();
  stop = places.watch();
  draw(list);
  scroll(700);
});

afterEach(() => {
  stop();
  leaveWithoutAsking();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

describe('a page', () => {
  it('that is opened begins at its top, with the focus on its heading', () => {
    browser.push('/row/2');
    draw('');
    expect([scrollY, focused()]).toEqual([0, 'H1']);
  });

  it('that is opened anew from the menu begins at its top too', () => {
    browser.push('/row/2');
    draw('');
    browser.push('/list');
    draw(list);
    expect([scrollY, focused()]).toEqual([0, 'H1']);
  });

  it('to which somebody comes back is where it was left, with the focus on the link that was followed', () => {
    browser.push('/row/2');
    draw('');
    browser.go(-1);
    draw(list);
    expect([scrollY, focused()]).toEqual([700, '/row/2']);
  });

  it('to which somebody goes forward is where it was left, with the focus on its heading', () => {
    browser.push('/row/2');
    draw('');
    scroll(90);
    browser.go(-1);
    draw(list);
    browser.go(1);
    draw('');
    expect([scrollY, focused()]).toEqual([90, 'H1']);
    browser.go(-1);
    draw(list);
    expect([scrollY, focused()]).toEqual([700, '/row/2']);
  });

  it('that scrolls in a part of its own has this where it was', () => {
    const table = `<div class="table rows">${list}</div>`;
    draw(table);
    const part = document.querySelector('.table');
    if (part === null) throw new Error('There is no table.');
    part.scrollTop = 300;
    part.dispatchEvent(new Event('scroll'));
    browser.push('/row/2');
    draw('');
    browser.go(-1);
    draw(table);
    expect(document.querySelector('.table')?.scrollTop).toBe(300);
  });

  it('that fills later is followed until its link is there', async () => {
    browser.push('/row/2');
    draw('');
    browser.go(-1);
    draw('');
    expect(focused()).toBe('H1');
    heading()?.insertAdjacentHTML('afterend', list);
    await Promise.resolve();
    expect([scrollY, focused()]).toEqual([700, '/row/2']);
  });

  it('that fills part by part, on a slow computer, is followed until a second has passed without a change', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    browser.push('/row/2');
    draw('');
    browser.go(-1);
    draw('');
    for (const part of ['<p>Filters</p>', '<p>Table</p>', list]) {
      await vi.advanceTimersByTimeAsync(800);
      scroll(0);
      heading()?.insertAdjacentHTML('afterend', part);
      await Promise.resolve();
    }
    expect([scrollY, focused()]).toEqual([700, '/row/2']);
    await vi.advanceTimersByTimeAsync(1000);
    scroll(100);
    heading()?.insertAdjacentHTML('afterend', '<p>Later</p>');
    await Promise.resolve();
    expect(scrollY).toBe(100);
    vi.useRealTimers();
  });

  it('that a busy computer is seconds late with is where it was left all the same', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    browser.push('/row/2');
    draw('');
    browser.go(-1);
    await vi.advanceTimersByTimeAsync(7000);
    scroll(0);
    draw(list);
    expect([scrollY, focused()]).toEqual([700, '/row/2']);
    vi.useRealTimers();
  });

  it('that never stops changing is let go of after five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    browser.push('/row/2');
    draw('');
    browser.go(-1);
    draw(list);
    for (let half = 0; half < 13; half += 1) {
      await vi.advanceTimersByTimeAsync(500);
      heading()?.insertAdjacentHTML('afterend', '<p>Again</p>');
      await Promise.resolve();
    }
    scroll(100);
    heading()?.insertAdjacentHTML('afterend', '<p>Later</p>');
    await Promise.resolve();
    expect(scrollY).toBe(100);
    vi.useRealTimers();
  });

  it('that fills later is left alone once somebody moves on it', async () => {
    browser.push('/row/2');
    draw('');
    browser.go(-1);
    draw('');
    globalThis.dispatchEvent(new Event('wheel'));
    scroll(100);
    heading()?.insertAdjacentHTML('afterend', list);
    await Promise.resolve();
    expect([scrollY, focused()]).toEqual([100, 'H1']);
  });

  it('of which only the query changed keeps the focus that it has', async () => {
    document.querySelector('a')?.focus();
    browser.push('/list?open=2');
    browser.go(-1);
    await Promise.resolve();
    expect([scrollY, focused()]).toEqual([700, '/row/1']);
  });
});

it('a form that is not saved, to which back leads again, does not count as the page before it', () => {
  const release = guardLeaving(() => undefined);
  release();
  browser.push('/row/2');
  draw('');
  const stopGuarding = guardLeaving(() => undefined);
  scroll(40);
  browser.go(-1);
  browser.push('/row/2');
  stopGuarding();
  browser.go(-1);
  draw(list);
  expect([scrollY, focused()]).toEqual([700, '/row/2']);
});

it('the places of fifty entries are kept, and no longer than somebody is signed in', () => {
  for (let page = 1; page <= 50; page += 1) {
    browser.push(`/row/${page}`);
    draw('');
  }
  browser.push('/last');
  draw('');
  browser.go(-51);
  draw(list);
  expect([scrollY, focused()]).toEqual([0, 'H1']);

  stop();
  places = keepLeftPlaces();
  stop = places.watch();
  browser.go(1);
  draw('');
  expect([scrollY, focused()]).toEqual([0, 'H1']);
});

it('a browser that does not tell entries of its history apart opens each page at its top', () => {
  stop();
  vi.unstubAllGlobals();
  places = keepLeftPlaces();
  stop = places.watch();
  vi.stubGlobal('scrollTo', () => {
    scrollY = 0;
  });
  draw(list);
  expect([scrollY, focused()]).toEqual([0, 'H1']);
});
