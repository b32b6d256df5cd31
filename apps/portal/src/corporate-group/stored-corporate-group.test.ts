// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  forgetCorporateGroup,
  storedCorporateGroup,
  storeSelectedCorporateGroup,
  storeShownCorporateGroup,
} from './stored-corporate-group.ts';

const currentEntry = { key: 'list' };

beforeEach(() => {
  currentEntry.key = 'list';
  vi.stubGlobal('navigation', { currentEntry });
  forgetCorporateGroup();
});

afterEach(() => vi.unstubAllGlobals());

describe('the corporate group to show', () => {
  it('is the last one of the tab, and of the device in a new tab', () => {
    storeShownCorporateGroup('norrviken', 'list');
    currentEntry.key = 'further';
    expect(storedCorporateGroup()).toBe('norrviken');
    globalThis.sessionStorage.clear();
    expect(storedCorporateGroup()).toBe('norrviken');
  });

  it('is, where somebody comes back, the one that was shown there', () => {
    storeShownCorporateGroup('alla', 'list');
    storeShownCorporateGroup('kallvik', 'further');
    expect(storedCorporateGroup()).toBe('alla');
    currentEntry.key = 'further';
    expect(storedCorporateGroup()).toBe('kallvik');
  });

  it('is after a switch the one that was selected, also where another was shown', () => {
    storeShownCorporateGroup('norrviken', 'list');
    storeSelectedCorporateGroup('kallvik');
    expect(storedCorporateGroup()).toBe('kallvik');
  });

  it('is none when the user has signed out', () => {
    storeShownCorporateGroup('norrviken', 'list');
    forgetCorporateGroup();
    expect(storedCorporateGroup()).toBeNull();
  });

  it('is that of the tab in a browser that does not tell entries of its history apart', () => {
    vi.stubGlobal('navigation', { currentEntry: null });
    storeShownCorporateGroup('norrviken', undefined);
    storeShownCorporateGroup('kallvik', undefined);
    expect(storedCorporateGroup()).toBe('kallvik');
  });
});
