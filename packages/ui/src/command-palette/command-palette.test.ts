import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { highlightWords } from './highlight-words.ts';
import { matchEntries } from './match-entries.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { countEntries, openingSections, paletteSections, recentSection } from './palette-sections.ts';
import { foldSwedish, searchWords } from './swedish-fold.ts';
import { isPageShortcut } from './use-page-shortcut.ts';

const runs = { numRuns: 200, seed: 20261120 };

const entries: readonly PaletteEntry[] = [
  { id: 'invoices', label: 'Fakturor', group: 'screens', keywords: ['räkningar', 'betala'] },
  { id: 'site-1', label: 'Kyllager Rosenlund', group: 'sites', description: 'Norrviken Logistik AB' },
  { id: 'site-2', label: 'Café Ålidhem', group: 'sites', keywords: ['735 999 1234 5678 9012'] },
  { id: 'site-3', label: 'Nya lagerhuset', group: 'sites' },
  { id: 'site-4', label: 'Lager Östra hamnen', group: 'sites' },
];

function found(search: string): readonly string[] {
  return matchEntries(entries, search).map(({ id }) => id);
}

describe('foldSwedish', () => {
  it.each([
    ['Östra', 'östra'],
    ['O\u0308stra', 'östra'],
    ['Café', 'cafe'],
    ['Müller', 'muller'],
    ['Ærø', 'ärö'],
    ['Weiß', 'weiss'],
    ['1\u00a0284\u202f560', '1 284 560'],
    ['2025–26', '2025-26'],
  ])('%s is compared as %s', (text, letters) => {
    expect(foldSwedish(text).letters).toBe(letters);
  });

  it('knows where each letter stands in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { letters, starts, ends } = foldSwedish(text);
        expect([starts.length, ends.length]).toEqual([letters.length, letters.length]);
        for (const [index, start] of starts.entries()) {
          const end = ends[index] ?? 0;
          expect(foldSwedish(text.slice(start, end)).letters).toContain(letters[index]);
        }
      }),
      runs,
    );
  });
});

describe('searchWords', () => {
  it('takes digits in groups as one word', () => {
    expect(searchWords(' 735 999 1234 ')).toEqual(['7359991234']);
    expect(searchWords('butik 4')).toEqual(['butik', '4']);
    expect(searchWords('   ')).toEqual([]);
  });
});

describe('matchEntries', () => {
  it('finds in name, description and keywords, whatever the case and the accents', () => {
    expect(found('KYLLAGER')).toEqual(['site-1']);
    expect(found('logistik')).toEqual(['site-1']);
    expect(found('räkning')).toEqual(['invoices']);
    expect(found('cafe')).toEqual(['site-2']);
    expect(found('rosenlund norrviken')).toEqual(['site-1']);
  });

  it('does not take a for å', () => {
    expect(found('alidhem')).toEqual([]);
    expect(found('ålidhem')).toEqual(['site-2']);
    expect(found('ostra')).toEqual([]);
  });

  it('finds an id however its digits are grouped', () => {
    expect(found('735999123456789012')).toEqual(['site-2']);
    expect(found('7359 9912')).toEqual(['site-2']);
  });

  it('puts names that begin with the search first, then words that do', () => {
    expect(found('lager')).toEqual(['site-4', 'site-3', 'site-1']);
  });

  it('finds nothing for nothing', () => {
    expect(found('  ')).toEqual([]);
  });
});

describe('highlightWords', () => {
  it('marks each word, also where the letters differ', () => {
    expect(highlightWords('Café Ålidhem', 'cafe ål').map(({ text, isMatch }) => [text, isMatch])).toEqual([
      ['Café', true],
      [' ', false],
      ['Ål', true],
      ['idhem', false],
    ]);
    expect(highlightWords('Weiß', 'weis')).toEqual([{ text: 'Weiß', isMatch: true, start: 0 }]);
    expect(highlightWords('', 'a')).toEqual([]);
  });

  it('keeps the text whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, search) => {
        expect(
          highlightWords(text, search)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
      runs,
    );
  });
});

describe('paletteSections', () => {
  const groups = [
    { id: 'sites', label: 'Anläggningar' },
    { id: 'screens', label: 'Sidor' },
  ];

  it('keeps the order of the groups and shows an id once', () => {
    const sections = paletteSections(groups, [...entries, { id: 'invoices', label: 'Igen', group: 'sites' }]);
    expect(sections.map(({ label }) => label)).toEqual(['Anläggningar', 'Sidor']);
    expect(countEntries(sections)).toBe(entries.length);
  });

  it('leaves out what has no heading', () => {
    expect(paletteSections(groups, [{ id: 'x', label: 'X', group: 'other' }])).toEqual([]);
  });

  it('opens with what was chosen lately, and shows it once', () => {
    const recent = { id: recentSection, label: 'Senaste', entries: entries.slice(0, 1) };
    const sections = openingSections(groups, entries, recent);
    expect(sections.map(({ label }) => label)).toEqual(['Senaste', 'Anläggningar']);
    expect(countEntries(sections)).toBe(entries.length);
  });
});

describe('isPageShortcut', () => {
  const press = {
    key: 'k',
    ctrlKey: true,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
  };

  it('is Ctrl or Cmd and the letter alone', () => {
    expect(isPageShortcut(press, 'k')).toBe(true);
    expect(isPageShortcut({ ...press, key: 'K', ctrlKey: false, metaKey: true }, 'k')).toBe(true);
    expect(isPageShortcut({ ...press, shiftKey: true }, 'k')).toBe(false);
    expect(isPageShortcut({ ...press, altKey: true }, 'k')).toBe(false);
    expect(isPageShortcut({ ...press, ctrlKey: false }, 'k')).toBe(false);
    expect(isPageShortcut({ ...press, isComposing: true }, 'k')).toBe(false);
    expect(isPageShortcut({ ...press, key: 'j' }, 'k')).toBe(false);
  });
});
