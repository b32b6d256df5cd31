import { describe, expect, expectTypeOf, it } from 'vitest';

import { ChartLanguageError } from '../core/errors.ts';
import { stepMessages } from '../text/messages/steps.ts';
import { tablePagerMessages } from '../parts/data-table/messages.ts';
import { allMessages } from './all-messages.fixture.ts';
import type { ChartTexts, LanguageRules } from './chart-texts.ts';
import { defineChartLanguage } from './define-chart-language.ts';
import { germanTexts } from './german-texts.fixture.ts';
import { german } from './german.fixture.ts';

const all = await allMessages();

/** The same texts with some of their keys as another type, as an app without types may give them. */
function textsWith(pages: unknown): ChartTexts {
  return Object.assign({ ...germanTexts }, { 'chart-table-pager': { pages } });
}

function keysOf(texts: object): readonly string[] {
  return Object.entries(texts).flatMap(([id, catalogue]) =>
    Object.keys(Object(catalogue)).map((key) => `${id}: ${key}`),
  );
}

describe('the texts of a language', () => {
  it('are all texts that the charts have, no more and no fewer', () => {
    const own = Object.fromEntries(all.map(({ id, sv }) => [id, sv]));
    expect(keysOf(germanTexts).toSorted()).toEqual(keysOf(own).toSorted());
  });

  it('are refused by the compiler when one is missing, unknown, or asks for what is not given', () => {
    expectTypeOf(germanTexts).toExtend<ChartTexts>();
    type Pager = ChartTexts['chart-table-pager'];
    expectTypeOf<Omit<ChartTexts, 'chart-notes'>>().not.toExtend<ChartTexts>();
    expectTypeOf<Omit<Pager, 'pages'>>().not.toExtend<Pager>();
    expectTypeOf<Parameters<Pager['shown']>>().toEqualTypeOf<
      [values: { first: number; last: number; count: number }, rules: LanguageRules]
    >();
    expectTypeOf<Pager['pages']>().toEqualTypeOf<string>();
    const pager: Pager = {
      ...germanTexts['chart-table-pager'],
      // @ts-expect-error -- the text has no such value
      shown: ({ whole }) => `Zeigt ${String(whole)}`,
    };
    expect(pager.pages).toBe('Seiten');
    // @ts-expect-error -- charts have no such text
    const notes: ChartTexts['chart-notes'] = { notes: 'Anmerkungen', more: 'Mehr' };
    expect(notes.notes).toBe('Anmerkungen');
  });

  it('get their values, and numbers as the language writes them', () => {
    const text = german.textsIn(tablePagerMessages);
    expect(text('pages')).toBe('Seiten');
    expect(text('shown', { first: 1, last: 25, count: 35_040 })).toBe('Zeigt 1–25 von 35.040');
  });

  it('follow the plural rules of the language', () => {
    const polish = defineChartLanguage('pl', {
      ...germanTexts,
      'chart-steps': {
        ...germanTexts['chart-steps'],
        hour: ({ count }, { plural }) =>
          plural(count, { one: 'godzina', few: 'godziny', many: 'godzin', other: 'godziny' }),
        day: ({ count }, { plural }) => plural(count, { one: 'dzień', other: 'dni' }),
      },
    });
    const text = polish.textsIn(stepMessages);
    expect([1, 2, 5, 22, 25, 0.5].map((count) => text('hour', { count }))).toEqual([
      'godzina',
      'godziny',
      'godzin',
      'godziny',
      'godzin',
      'godziny',
    ]);
    expect([1, 2, 5].map((count) => text('day', { count }))).toEqual(['dzień', 'dni', 'dni']);
  });

  it('are Swedish one by one where an app leaves them out', () => {
    const half = defineChartLanguage('de', Object.assign({ ...germanTexts }, { 'chart-table-pager': {} }));
    const text = half.textsIn(tablePagerMessages);
    expect(text('pages')).toBe('Sidor');
    expect(text('shown', { first: 1, last: 2, count: 3 })).toBe('Visar 1–2 av 3');
    expect(half.textsIn(stepMessages)('hour', { count: 2 })).toBe('Stunden');
  });
});

describe('a language', () => {
  it.each([
    ['a tag that is none', 'german please', /"german please" is not a language tag/],
    ['a language that is not known here', 'tlh', /"tlh" are not known here/],
  ])('is refused with %s', (_, tag, message) => {
    expect(() => defineChartLanguage(tag, germanTexts)).toThrow(ChartLanguageError);
    expect(() => defineChartLanguage(tag, germanTexts)).toThrow(message);
  });

  it.each([null, 7, undefined, { one: 'Seite' }])('is refused with %j for a text', (pages) => {
    expect(() => defineChartLanguage('de', textsWith(pages))).toThrow(
      new ChartLanguageError('"pages" of "chart-table-pager" in "de" is neither a text nor a function.'),
    );
  });

  it('writes numbers, days and periods in its own way', () => {
    const day = { year: 2026, month: 3, day: 12 };
    expect(german.number(1_234_567.891, 2)).toBe('1.234.567,89');
    expect(german.number(-0.001, 1)).toBe('0,0');
    expect(german.date(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })).toBe(
      'Donnerstag, 12. März 2026',
    );
    expect(german.date(day, { month: 'long' })).toBe('März');
    expect(german.date(day, { weekday: 'short' })).toBe('Do');
    expect(german.period({ ...day, day: 3 }, { ...day, day: 9 }, 'long')).toMatch(
      /^3\.\s?–\s?9\. März 2026$/u,
    );
    expect(german.period(day, day, 'long')).toBe('12. März 2026');
  });

  it('writes digits and years of the other parts of a chart, whatever the language has', () => {
    const arabic = defineChartLanguage('fa-IR', germanTexts);
    expect(arabic.number(12.5, 1)).toMatch(/^12\D5$/);
    expect(arabic.date({ year: 2026, month: 3, day: 12 }, { year: 'numeric' })).toMatch(/2026/);
  });
});
