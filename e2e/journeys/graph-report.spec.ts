import { axeFindings } from '../axe-findings.ts';
import { check } from '../check-control.ts';
import { expect, test } from '../portal-test.ts';

test.describe('the graph report', () => {
  test('opens on the previous six months and draws real values', async ({ signedInPage: page }) => {
    await page.getByRole('link', { name: 'Analys', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analys');
    const field = page.getByRole('button', { name: 'Period 2026-05-01 – 2026-10-31' });
    await expect(field).toHaveAccessibleDescription('Senaste 6 månaderna');
    const figure = page.getByRole('figure').first();
    await expect(figure.locator('svg path').first()).toBeVisible();
  });

  test('has its filters on one line, and their days in a field each that the keyboard opens', async ({
    signedInPage: page,
    portal,
  }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.goto(`${portal.url}/analytics`);
    const filters = page.getByRole('search', { name: 'Urval' });
    const period = filters.getByRole('button', { name: /^Period / });

    // A quick choice applies at once.
    await period.focus();
    await page.keyboard.press('Enter');
    const periodDialog = page.getByRole('dialog', { name: 'Period' });
    await expect(periodDialog.getByRole('option', { name: 'Senaste 6 månaderna' })).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(periodDialog).toBeHidden();
    await expect(period).toHaveAccessibleName('Period 2025-01-01 – 2025-12-31');
    await expect(period).toBeFocused();

    // The field takes the place and the focus of the button that was pressed.
    await filters.getByRole('button', { name: 'Jämför', exact: true }).press('Enter');
    const compared = filters.getByRole('button', { name: 'Jämför med 2024-01-01 – 2024-12-31' });
    await expect(compared).toBeFocused();
    await expect(compared).toHaveAccessibleDescription('Samma period föregående år');
    const { height } = (await filters.boundingBox()) ?? { height: Number.NaN };
    expect(height).toBeLessThan(80);

    // Days of one's own to compare with.
    await compared.press('Enter');
    const comparedDialog = page.getByRole('dialog', { name: 'Jämför med' });
    await comparedDialog.getByRole('option', { name: 'Fri period' }).click();
    const first = comparedDialog.getByRole('textbox', { name: 'Jämförelseperiod, från och med' });
    await expect(first).toBeFocused();
    await first.fill('2024-07-01');
    await first.press('Enter');
    await comparedDialog.getByRole('button', { name: 'Använd' }).click();
    await expect(page).toHaveURL(/compare=free&.*compare_start=2024-07-01&compare_end=2024-12-31/);

    await filters.getByRole('button', { name: /^Jämför med / }).press('Enter');
    await comparedDialog.getByRole('option', { name: 'Inget' }).press('Enter');
    await expect(page).not.toHaveURL(/compare/);
    await expect(filters.getByRole('button', { name: 'Jämför', exact: true })).toBeFocused();
  });

  for (const width of [1024, 768]) {
    test(`has its filters beside each other on at most two lines, ${width} px`, async ({
      signedInPage: page,
      portal,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${portal.url}/analytics?compare=previous_year&show=sum`);
      const filters = page.getByRole('search', { name: 'Urval' });
      await expect(filters.getByRole('button', { name: /^Jämför med / })).toBeVisible();
      const { height } = (await filters.boundingBox()) ?? { height: Number.NaN };
      expect(height).toBeLessThan(160);
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      expect(scrollWidth).toBe(clientWidth);
    });
  }

  test('is the same view for a colleague who gets the address', async ({ signedInPage: page, portal }) => {
    await page.goto(`${portal.url}/analytics`);
    await check(page.getByRole('radio', { name: 'Månad' }));
    await expect(page).toHaveURL(/resolution=month/);
    const address = page.url();
    await page.goto(`${portal.url}/overview`);
    await page.goto(address);
    await expect(page.getByRole('radio', { name: 'Månad' })).toBeChecked();
  });

  test('figures 23: is found again under a name, which follows the person', async ({
    signedInPage: page,
    portal,
  }) => {
    await page.goto(`${portal.url}/analytics?resolution=month`);
    await page.getByRole('button', { name: 'Spara vy' }).click();
    const naming = page.getByRole('dialog', { name: 'Spara vy' });
    await naming.getByRole('button', { name: 'Spara', exact: true }).click();
    await expect(naming.getByRole('textbox', { name: 'Namn' })).toHaveAccessibleDescription(/Ange ett namn/);
    await naming.getByRole('textbox', { name: 'Namn' }).fill('Per månad');
    await page.keyboard.press('Enter');
    await expect(naming).toBeHidden();

    await page.goto(`${portal.url}/analytics`);
    await expect(page.getByRole('radio', { name: 'Vecka' })).toBeChecked();
    const views = page.getByRole('button', { name: 'Vyer', exact: true });
    await views.click();
    await page.getByRole('menuitemradio', { name: /^Per månad/ }).click();
    await expect(page.getByRole('radio', { name: 'Månad' })).toBeChecked();

    await views.click();
    await page.getByRole('menuitem', { name: 'Hantera vyer' }).click();
    const managing = page.getByRole('dialog', { name: 'Hantera vyer' });
    await managing.getByRole('button', { name: 'Byt namn: Per månad' }).click();
    await managing.getByRole('textbox', { name: 'Namn' }).fill('Månader');
    await page.keyboard.press('Enter');
    await managing.getByRole('button', { name: 'Ta bort: Månader' }).click();
    await expect(managing.getByText('Inga sparade vyer')).toBeVisible();
  });

  test('ux 29: has the groups as quick choices under the tree, not as second places of their sites', async ({
    signedInPage: page,
    portal,
  }) => {
    await page.goto(`${portal.url}/analytics`);
    const group = page.getByRole('group', { name: 'Grupper' }).getByRole('button').first();
    const name = await group.innerText();
    await expect(page.getByRole('treeitem', { name: 'Butik Lövåsen' })).toHaveCount(1);
    await expect(page.getByRole('treeitem', { name, exact: true })).toHaveCount(0);
    await expect(group).toHaveAttribute('aria-pressed', 'false');
    await group.click();
    await expect(group).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/site_id=/);
    const selectedCount = new URL(page.url()).searchParams.getAll('site_id').length;
    await expect(page.getByText(`${selectedCount} av 14 valda`)).toBeVisible();
    await page.getByRole('button', { name: 'Markera alla' }).click();
    await expect(group).toHaveAttribute('aria-pressed', 'false');
  });

  test('has a table with the same values', async ({ signedInPage: page, portal }) => {
    await page.goto(`${portal.url}/analytics?resolution=month`);
    await page.getByRole('button', { name: 'Tabell', exact: true }).first().click();
    const table = page.getByRole('grid').first();
    await expect(table).toBeVisible();
    expect(await table.getByRole('row').count()).toBeGreaterThanOrEqual(7);
  });

  test('finds a site in the tree and draws it alone', async ({ signedInPage: page, portal }) => {
    await page.goto(`${portal.url}/analytics`);
    await page.getByRole('button', { name: 'Rensa', exact: true }).first().click();
    await page.getByRole('searchbox').first().fill('Kyllager');
    const row = page
      .getByRole('row', { name: /Kyllager Rosenlund/ })
      .or(page.getByRole('treeitem', { name: /Kyllager Rosenlund/ }));
    await row.first().click();
    await expect(page).toHaveURL(/site_id=/);
    await expect(page.getByText('1 av 14 valda')).toBeVisible();
    await page.getByRole('button', { name: 'Tabell', exact: true }).first().click();
    await expect(page.getByRole('columnheader', { name: /Kyllager Rosenlund/ })).toBeVisible();
  });

  for (const [name, viewport] of [
    ['wide', { width: 1440, height: 1000 }],
    ['narrow', { width: 390, height: 844 }],
  ] as const) {
    test(`figures 4: the weeks of the chosen days are of these days only, ${name}`, async ({
      signedInPage: page,
      portal,
    }) => {
      await page.setViewportSize(viewport);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/analytics/line-graphs/')) asked.push(new URL(request.url()).search);
      });
      await page.goto(`${portal.url}/overview`);
      const overview = page.getByRole('figure', { name: /^Förbrukning per/ });
      const sum = overview.locator('strong').first();
      await expect(sum).toHaveText(/MWh/);
      await expect(overview.getByText('1 maj – 31 oktober 2026')).toBeVisible();
      const total = (await sum.innerText()).replaceAll('\u00A0', '');
      if (name === 'narrow') await expect(overview.getByText('del av vecka', { exact: true })).toBeVisible();

      await page.goto(`${portal.url}/analytics`);
      const graph = page.getByRole('figure', { name: 'Förbrukning per vecka' });
      await expect(graph.getByText(/1 maj – 31 oktober 2026/).first()).toBeVisible();
      const said = /1 maj – 31 oktober 2026 · (\d+) kWh/.exec(
        (await graph.innerText()).replaceAll(/(?<=\d)\u00A0(?=\d)/g, '').replaceAll('\u00A0', ' '),
      );
      const megawattHours = (Number(said?.[1]) / 1000).toFixed(1).replace('.', ',');
      expect(`${megawattHours}MWh`).toBe(total);
      await expect(graph.getByText('del av vecka', { exact: true })).toBeVisible();
      for (const search of asked) expect(search).toContain('start_date=2026-05-01&end_date=2026-10-31');
      expect(asked).not.toEqual([]);
    });
  }
});

test('figures 7, ux 6: two years compared give an answer, for the sum of the sites and for each', async ({
  signedInPage: page,
  portal,
}) => {
  const days = 'start_date=2025-01-01&end_date=2025-12-31&compare_start=2024-01-01&compare_end=2024-12-31';
  await page.goto(`${portal.url}/analytics?${days}&compare=free&show=sum&resolution=month`);
  const graph = page.getByRole('figure', { name: 'Förbrukning per månad, summa av 14 anläggningar' });
  await expect(graph).toBeVisible();
  await expect(graph.getByText(/^skillnad, /)).toBeVisible();
  const table = page
    .getByRole('table', { name: 'Förändring per anläggning' })
    .or(page.getByRole('grid', { name: 'Förändring per anläggning' }));
  await expect(table.first()).toBeVisible();
  await expect(page.locator('dt', { hasText: 'januari – december 2024' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Jämför med 2024-01-01 – 2024-12-31' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Summa' })).toBeChecked();
});
