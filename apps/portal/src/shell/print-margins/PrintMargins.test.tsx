// @vitest-environment jsdom
import { getDefaultStore } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { printedPeriodAtom } from './printed-period.ts';
import { PrintMargins } from './PrintMargins.tsx';

/** Style sheets of the document, and how often they were changed. */
let sheets: readonly FakeSheet[] = [];
let changes = 0;

class FakeSheet {
  text = '';
  replaceSync(text: string): void {
    this.text = text;
  }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('CSSStyleSheet', FakeSheet);
  sheets = [];
  changes = 0;
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    get: () => sheets,
    set: (next: readonly FakeSheet[]) => {
      sheets = next;
      changes += 1;
    },
  });
});

afterEach(() => {
  getDefaultStore().set(printedPeriodAtom, undefined);
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
  vi.unstubAllGlobals();
});

it('leaves the style sheets of the page alone until it is printed', () => {
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<PrintMargins corporateGroup={undefined} />));
  act(() => root.render(<PrintMargins corporateGroup="Norrviken Livs" />));
  act(() => getDefaultStore().set(printedPeriodAtom, '1 maj – 31 oktober 2026'));
  expect(changes).toBe(0);

  globalThis.dispatchEvent(new Event('beforeprint'));
  globalThis.dispatchEvent(new Event('beforeprint'));
  expect(changes).toBe(1);
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.text).toContain('Norrviken Livs');
  expect(sheets[0]?.text).toContain('1 maj – 31 oktober 2026');

  act(() => root.unmount());
  expect(sheets).toEqual([]);
});
