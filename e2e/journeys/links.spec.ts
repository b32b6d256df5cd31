import { linksOf } from '../page-links.ts';
import { moveTo, settled } from '../page-state.ts';
import { routePatterns } from '../portal-pages.ts';
import { administrator, anna, erik, expect, maria, support, test } from '../portal-test.ts';

/** Links of one kind lead to the same screen with different content: only one of them is followed. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://portal.example');
  const path = pathname.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '*');
  const parts = ['report', 'tab', 'view', 'role'].map((name) => searchParams.get(name) ?? '');
  return [path, ...parts.map((part) => part.replace(/^\d+$/, '*'))].join(' ');
}

for (const who of [anna, erik, maria, administrator, support]) {
  test(`no link leads ${who} to a page that is refused or missing, and no page asks for what is refused`, async ({
    openAs,
  }) => {
    test.setTimeout(180_000);
    const page = await openAs(who);
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(`${new URL(response.url()).pathname} on ${page.url()}`);
    });
    const waiting = ['/overview'];
    const known = new Set(waiting.map(kindOf));
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      await moveTo(page, address);
      await settled(page);
      await expect
        .soft(page.getByText('Sorry, you are not authorized to access this page.'), address)
        .toHaveCount(0);
      await expect
        .soft(page.getByRole('heading', { level: 1 }), address)
        .not.toHaveText(/hittades inte|finns inte/);
      for (const link of await linksOf(page)) {
        if (known.has(kindOf(link))) continue;
        known.add(kindOf(link));
        waiting.push(link);
      }
    }
    expect(refused).toEqual([]);
    expect(known.size).toBeGreaterThan(10);
  });
}

test.describe('an address with an id', () => {
  test.use({ expectedConsole: /status of 40[04]/ });

  const unknown = '00000000-0000-4000-8000-000000000000';
  const ofRecords = /:(?:uuid|groupId|companyId|siteId|user_uuid)$|:uuid\//;

  test('that nobody has, or that no id can be, is told as not found and not as refused', async ({
    openAs,
  }) => {
    const page = await openAs(administrator);
    await settled(page);
    const title = page.getByRole('heading', { level: 1 });
    const patterns = routePatterns().filter((pattern) => ofRecords.test(pattern));
    expect(patterns.length).toBeGreaterThan(8);
    for (const id of [unknown, 'b1f3']) {
      for (const pattern of patterns) {
        const address = pattern.replaceAll(/:\w+/g, id);
        await page.evaluate((path) => history.pushState(null, '', path), address);
        await expect.soft(title, address).toHaveText(/hittades inte|finns inte/);
      }
    }
  });
});
