import type { Page } from '@playwright/test';
import { settled } from '../page-state.ts';
import { anna, expect, test } from '../portal-test.ts';

/**
 * Notes what a page makes of `Intl`, and where it asks for the likely script of a language: the first of each loads what the
 * browser knows of languages, which takes longer than anything else that a page computes. Plurals are left out, which load nothing of the kind.
 */
async function noteLanguageLoads(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const made: string[] = [];
    Reflect.set(globalThis, 'languageLoads', made);
    for (const name of ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'Segmenter']) {
      const formatter: unknown = Reflect.get(Intl, name);
      if (typeof formatter !== 'function') continue;
      const noted = new Proxy(formatter, {
        construct(target, parameters, self) {
          made.push(name);
          return Object(Reflect.construct(target, parameters, self));
        },
      });
      Reflect.set(Intl, name, noted);
    }
    const { maximize } = Intl.Locale.prototype;
    Intl.Locale.prototype.maximize = function noted() {
      made.push('Locale.maximize');
      return maximize.call(this);
    };
  });
  return async () => {
    const made: unknown = await page.evaluate(() => Reflect.get(globalThis, 'languageLoads'));
    return Array.isArray(made) ? made.map(String) : ['nothing was noted'];
  };
}

test.describe('without what the browser knows of languages', () => {
  test('the sign-in page is complete', async ({ page, portal }) => {
    const made = await noteLanguageLoads(page);
    await page.goto(portal.url);
    await page.getByLabel('E-post').fill(anna);
    await expect(page.getByRole('button', { name: 'Logga in' })).toBeEnabled();
    expect(await made()).toEqual([]);
  });

  test('the start page is complete', async ({ openAs }) => {
    const page = await openAs(anna);
    const made = await noteLanguageLoads(page);
    await page.reload();
    await settled(page);
    expect(await made()).toEqual([]);
  });
});
