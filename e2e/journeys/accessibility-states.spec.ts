import { axeFindings } from '../axe-findings.ts';
import { storedSession } from '../page-state.ts';
import { signedInPages } from '../portal-pages.ts';
import { administrator, expect, test } from '../portal-test.ts';

/** Reads of the API without which a page still has a heading: not who is signed in, nor which koncern is chosen. */
const optionalCalls = /\/api\/v\d\/(?!users\/profile|corporategroups\/minimal|token\/refresh)/;

test.describe('axe finds nothing on any page of the staff', () => {
  test('while it loads', async ({ openAs, portal }) => {
    test.setTimeout(180_000);
    const page = await openAs(administrator);
    const pages = await signedInPages(portal.url, await storedSession(page), 'staff');
    for (const [route, address] of Object.entries(pages)) {
      await page.route(optionalCalls, () => undefined);
      await page.goto(`${portal.url}${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect.soft(await axeFindings(page), route).toEqual([]);
      await page.unrouteAll();
    }
  });
});
