import { createClient, memoryStorage, type Session } from '../../packages/api-client/src/index.ts';
import type { Place } from '../../packages/api-client/src/figures/index.ts';
import type { Locator, Page } from '@playwright/test';
import { monthOf, type Asked, type AskedPeriod } from '../figures/asked.ts';
import { comparePage, type PageDifference, type PageFigure } from '../figures/page-figures.ts';
import { graphFigures } from '../figures/pages/graph.ts';
import { dayTableFigures, hourReportFigures } from '../figures/pages/hour-report.ts';
import { invoiceFigures, invoiceListFigures, listedInvoices } from '../figures/pages/invoices.ts';
import { monthReportFigures } from '../figures/pages/month-report.ts';
import { overviewFigures } from '../figures/pages/overview.ts';
import { siteFigures } from '../figures/pages/site.ts';
import { PageReader } from '../figures/spots.ts';
import { storedSession } from '../page-state.ts';
import { needs } from '../journey-brand.ts';
import { administrator, anna, expect, test } from '../portal-test.ts';

/** Every corporate group of the demo data and twelve months, instead of one corporate group and three periods. */
const isFull = process.env['FIGURES'] === 'all';

const special: readonly AskedPeriod[] = [
  { name: 'a whole month', first: '2026-09-01', last: '2026-09-30' },
  { name: 'days with the autumn change of the clock', first: '2026-10-23', last: '2026-10-26' },
  { name: 'the month that has begun', first: '2026-11-01', last: '2026-11-30' },
];

const months = Array.from({ length: 12 }, (_, nth): AskedPeriod => {
  const first = new Date(Date.UTC(2025, 11 + nth, 1)).toISOString().slice(0, 10);
  return monthOf({ name: first.slice(0, 7), first, last: first });
});

const periods = isFull ? [...special, ...months] : special;

/** A page to open for a corporate group and period, with its expected figures. */
interface OpenedPage {
  readonly place: Place;
  readonly path: (asked: Asked) => string;
  readonly figures: (asked: Asked) => Promise<readonly PageFigure[]>;
}

const days = ({ period: { first, last } }: Asked) => `start_date=${first}&end_date=${last}`;
const month = ({ period }: Asked) => `month=${monthOf(period).month}`;

const pages: readonly OpenedPage[] = [
  { place: 'overview', path: (of) => `/overview?${days(of)}`, figures: overviewFigures },
  { place: 'monthReport', path: (of) => `/analytics?report=month&${days(of)}`, figures: monthReportFigures },
  { place: 'hourReport', path: (of) => `/analytics?report=hour&${month(of)}`, figures: hourReportFigures },
  {
    place: 'hourReport',
    path: (of) => `/analytics?report=hour&${month(of)}&resolution=day&view=table`,
    figures: dayTableFigures,
  },
  {
    place: 'graph',
    path: (of) => `/analytics?${days(of)}&resolution=day&compare=previous_year`,
    figures: graphFigures,
  },
  { place: 'invoices', path: (of) => `/invoices?${days(of)}`, figures: invoiceListFigures },
];

function isSession(value: unknown): value is Session {
  return typeof value === 'object' && value !== null && 'accessToken' in value && 'refreshToken' in value;
}

/** Compares until the page has loaded its data, and returns the remaining differences. */
async function compared(
  place: Place,
  root: Locator,
  figures: readonly PageFigure[],
): Promise<readonly PageDifference[]> {
  let found: readonly PageDifference[] = [];
  const agrees = async () => {
    found = await comparePage(place, new PageReader(root), figures);
    return found.length === 0;
  };
  await expect
    .poll(agrees)
    .toBe(true)
    .catch(() => undefined);
  return found;
}

/** URL of a portal path with its corporate group. */
function addressOf(page: Page, path: string, corporateGroup: string): string {
  const address = new URL(path, page.url());
  address.searchParams.set('koncern', corporateGroup);
  return address.href;
}

for (const [nth, period] of periods.entries()) {
  test(`figures issue 15: what pages show is what the server says, ${period.name}`, async ({
    openAs,
    portal,
  }) => {
    needs('invoices', 'monthlyReport', 'timeReport');
    test.setTimeout(isFull ? 540_000 : 180_000);
    const page = await openAs(isFull ? administrator : anna);
    const session: unknown = JSON.parse(await storedSession(page));
    if (!isSession(session)) throw new Error('The stored session has no tokens.');
    const client = createClient({ baseUrl: `${portal.url}/api`, storage: memoryStorage(session) });
    const differences: string[] = [];
    let count = 0;

    for (const { uuid: corporateGroup, name } of await client.corporateGroups.minimal()) {
      const asked: Asked = { client, corporateGroup, period };
      const hold = async (place: Place, figures: readonly PageFigure[], root: Locator) => {
        count += figures.length;
        for (const { figure, spot, rendered, expected } of await compared(place, root, figures))
          differences.push(`${name}, ${place}, ${spot}: ${figure} reads ${rendered}, expected ${expected}`);
      };
      const main = page.getByRole('main');

      for (const { place, path, figures } of pages) {
        await page.goto(addressOf(page, path(asked), corporateGroup));
        await hold(place, await figures(asked), main);
      }

      const invoice = (await listedInvoices(asked)).results[0];
      if (invoice !== undefined) {
        await page.goto(addressOf(page, `/invoices?invoice=${invoice.uuid}`, corporateGroup));
        const panel = page.getByRole('complementary', { name: invoice.invoice_number });
        const figures = await invoiceFigures(client, invoice.uuid);
        await expect(panel.getByText('Summa exkl. moms')).toBeVisible();
        const folded = panel.getByRole('row', { expanded: false });
        for (let left = await folded.count(); left > 0; left -= 1) {
          await folded.first().getByRole('button', { name: 'Underliggande rader' }).click();
          await expect(folded).toHaveCount(left - 1);
        }
        await hold('invoices', figures, panel);
      }

      const { rows } = await client.analytics.compilationOfSubscriptions({
        path: { id: corporateGroup },
        query: {
          start_date: period.first,
          end_date: period.last,
        },
      });
      // Another site for each period.
      const row = rows[nth % rows.length];
      if (row === undefined) throw new Error(`${name} has no sites.`);
      const { company, site } = row;
      await page.goto(
        addressOf(
          page,
          `/corporate-groups/${corporateGroup}/facility/${company.uuid}/site/${site.uuid}`,
          corporateGroup,
        ),
      );
      await hold('site', await siteFigures(client, corporateGroup, site.uuid), main);
    }

    expect(differences, `${count} figures, ${period.first} to ${period.last}`).toEqual([]);
    expect(count).toBeGreaterThan(isFull ? 600 : 250);
  });
}
