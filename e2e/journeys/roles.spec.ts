import { axeFindings } from '../axe-findings.ts';
import { check } from '../check-control.ts';
import { needs } from '../journey-brand.ts';
import { administrator, anna, expect, support, test } from '../portal-test.ts';

/** These journeys provoke refusals with a reason. */
test.use({ expectedConsole: /status of 422/ });

test('an administrator copies a role, changes it seeing what differs, and removes it', async ({ openAs }) => {
  // Nobody grants a permission of a part that is left out.
  needs('timeReport');
  const page = await openAs(anna, '/roles/customer-roles');
  await page.getByRole('link', { name: 'Läsbehörig' }).click();
  await expect(page.getByText('Rollen följer med portalen och kan inte ändras.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ta bort' })).toBeHidden();
  await page.getByRole('button', { name: 'Kopiera roll' }).click();
  await expect(page.getByLabel('Namn', { exact: true })).toHaveValue('Kopia av Läsbehörig');
  await page.getByLabel('Namn', { exact: true }).fill('Ekonomi');
  await page.getByRole('button', { name: 'Skapa roll' }).click();
  await expect(page.getByText('Det finns redan en roll med det namnet.').first()).toBeVisible();
  await page.getByLabel('Namn', { exact: true }).fill('Revisor');
  await page.getByRole('button', { name: 'Skapa roll' }).click();
  await expect(page.getByRole('heading', { name: 'Rollen Revisor' })).toBeVisible();
  await expect(page.getByText('Ingen användare berörs.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('checkbox', { name: /^(Hantera timrapporter|Timrapporter, Hantera)/ }).check();
  const changes = page.getByRole('region', { name: 'Ändringar' });
  await expect(changes).toContainText('Ny: Hantera timrapporter');
  await page.reload();
  await expect(page.getByText('Här är det du hade skrivit')).toBeVisible();
  await page.getByRole('button', { name: 'Spara ändringar' }).click();
  await expect(page.getByText('Ändringarna har sparats')).toBeVisible();
  await expect(changes).toContainText('Inga osparade ändringar');

  await page.goto(page.url());
  await expect(page.getByRole('heading', { name: 'Rollen Revisor' })).toBeVisible();
  await page.getByRole('button', { name: 'Alla roller' }).click();
  await page.getByRole('link', { name: 'Läsbehörig' }).click();
  await page.getByRole('button', { name: 'Kopiera behörigheter' }).click();
  const copying = page.getByRole('dialog', { name: 'Kopiera behörigheterna i Läsbehörig' });
  await expect(copying.getByText('0 behörigheter läggs till, 1 tas bort.').first()).toBeVisible();
  await check(copying.getByRole('checkbox', { name: 'Revisor' }));
  await expect(copying.getByText('1 roll ändras, 0 användare berörs.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await copying.getByRole('button', { name: 'Kopiera', exact: true }).click();
  await expect(page.getByText('1 roll har fått behörigheterna')).toBeVisible();
  await expect(copying).toBeHidden();
  await page.getByRole('button', { name: 'Alla roller' }).click();
  await page.getByRole('link', { name: 'Revisor' }).click();
  await expect(
    page.getByRole('checkbox', { name: /^(Hantera timrapporter|Timrapporter, Hantera)/ }),
  ).not.toBeChecked();

  await page.getByRole('button', { name: 'Ta bort', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ta bort rollen' }).click();
  await expect(page.getByText('Rollen Revisor är borttagen')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Revisor' })).toBeHidden();
});

test('ux 7: roles are read as text, one is changed at a time, and a role in use is not removed', async ({
  openAs,
}) => {
  const page = await openAs(anna, '/roles/customer-roles');
  const grid = page.getByRole('grid', { name: 'Jämför roller' });
  await expect(grid.getByRole('gridcell', { name: /^Fakturor, Butikschef, 0 av \d$/ })).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  await expect(grid.getByRole('checkbox')).toHaveCount(0);
  await expect(grid.getByRole('button', { name: 'Redigera Ekonomi' })).toBeHidden();
  await grid.getByRole('button', { name: 'Fakturor', exact: true }).click();
  await expect(grid.getByRole('gridcell', { name: 'Visa fakturor, Ekonomi, ja' })).toBeVisible();
  await expect(grid.getByRole('gridcell', { name: 'Visa fakturor, Butikschef, nej' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Spara ändringar' })).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);

  await grid.getByRole('button', { name: 'Redigera Butikschef' }).click();
  await grid.getByRole('checkbox', { name: 'Visa fakturor, Butikschef' }).check();
  await expect(
    page.getByText('1 ändring i 1 roll, 1 användare berörs. Gäller direkt när du sparar.'),
  ).toBeInViewport();
  await expect(grid.getByRole('gridcell', { name: 'Visa fakturor, Ekonomi, ja' })).toBeVisible();
  await page.getByRole('button', { name: 'Spara ändringar' }).click();
  await expect(page.getByText('Ändringarna har sparats')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Spara ändringar' })).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Butikschef' }).click();
  await expect(page.getByRole('link', { name: 'Åsa Öberg' })).toBeVisible();
  await expect(
    page.getByText('Rollen kan tas bort när ingen har den. Ge 1 användare en annan roll först.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ta bort', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Alla roller' }).click();
  await grid.getByRole('button', { name: 'Fakturor', exact: true }).click();
  await grid.getByRole('button', { name: 'Redigera Butikschef' }).click();
  await grid.getByRole('checkbox', { name: 'Visa fakturor, Butikschef' }).uncheck();
  await page.getByRole('button', { name: 'Spara ändringar' }).click();
  await expect(page.getByRole('button', { name: 'Spara ändringar' })).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('one role at a time is read, and changed with the bar in view', async ({ openAs }) => {
    const page = await openAs(anna, '/roles/customer-roles');
    await page.getByRole('button', { name: /Roll$/ }).click();
    await page.getByRole('option', { name: 'Butikschef' }).click();
    await page.getByRole('button', { name: 'Redigera Butikschef' }).click();
    await page.getByRole('button', { name: /^Fakturor/ }).click();
    await check(page.getByRole('checkbox', { name: 'Visa fakturor' }));
    await expect(page.getByRole('button', { name: 'Spara ändringar' })).toBeInViewport();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Avbryt' }).click();
    await expect(page.getByRole('button', { name: 'Spara ändringar' })).toBeHidden();
  });
});

test('staff see the roles of the staff and of a corporate group; who may only view changes nothing', async ({
  openAs,
}) => {
  const page = await openAs(administrator, '/roles/internal-roles');
  await expect(page.getByRole('link', { name: 'Systemadministratör' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Roller' }).getByRole('link', { name: 'Kundroller' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kundroller');
  await expect(page.getByText('Välj en koncern', { exact: true })).toBeVisible();
  await openAs(support, '/roles/customer-roles');
  await page.getByRole('main').getByRole('button', { name: 'Sök koncern' }).click();
  await page.getByRole('option', { name: /^Norrviken Livs/ }).click();
  await expect(page.getByRole('link', { name: 'Läsbehörig' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skapa roll' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Spara ändringar' })).toBeHidden();
});
