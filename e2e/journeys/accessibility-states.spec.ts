import { axeFindings } from '../axe-findings.ts';
import { moveTo, settled, storedSession } from '../page-state.ts';
import { optionalCalls, signedInPages } from '../portal-pages.ts';
import { administrator, expect, test } from '../portal-test.ts';

test.describe('axe finds nothing on any page of the staff', () => {
  // Toasts appear at any time, and could be checked while they fade in.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('when lists are empty', async ({ openAs, portal }) => {
    test.setTimeout(180_000);
    const page = await openAs(administrator);
    const pages = await signedInPages(portal.url, await storedSession(page), 'staff');
    await page.route(optionalCalls, async (route) => {
      const response = await route.fetch();
      const isJson = response.headers()['content-type']?.includes('json') === true;
      const answer: unknown = isJson ? await response.json() : undefined;
      if (typeof answer !== 'object' || answer === null || !('results' in answer)) {
        await route.fulfill({ response });
        return;
      }
      await route.fulfill({ response, json: { ...answer, count: 0, next: null, results: [] } });
    });
    for (const [route, address] of Object.entries(pages)) {
      await moveTo(page, address);
      await settled(page);
      expect.soft(await axeFindings(page), route).toEqual([]);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test.describe('that could not load', () => {
    test.use({ expectedConsole: /Failed to load resource/ });

    test('and it says so', async ({ openAs, portal }) => {
      test.setTimeout(180_000);
      const page = await openAs(administrator);
      const pages = await signedInPages(portal.url, await storedSession(page), 'staff');
      const failure = { type: 'non_field_error', details: { message: 'Något gick fel.' } };
      await page.route(optionalCalls, (route) => route.fulfill({ status: 500, json: failure }));
      for (const [route, address] of Object.entries(pages)) {
        await moveTo(page, address);
        await settled(page);
        expect.soft(await axeFindings(page), route).toEqual([]);
      }
    });
  });
});
