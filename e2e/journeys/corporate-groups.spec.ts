import { axeFindings } from '../axe-findings.ts';
import { said } from '../journey-brand.ts';
import { administrator, anna, erik, expect, support, test } from '../portal-test.ts';

test.describe('the corporate groups', () => {
  test('are searched, ordered, marked and exported by staff, who go straight into one', async ({
    openAs,
    portal,
  }) => {
    const page = await openAs(administrator);
    await page.getByRole('link', { name: 'Koncerner', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koncerner');

    await page.getByRole('searchbox', { name: 'Sök koncern, bolag eller organisationsnummer' }).fill('norrv');
    await expect(page).toHaveURL(/search=norrv/);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('button', { name: 'Favorit: Norrviken Livs' }).click();
    await page.goto(`${portal.url}/corporate-groups?favorites=1`);
    await expect(page.getByRole('link', { name: 'Norrviken Livs' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Kallvik Industri' })).toBeHidden();
    await page.getByRole('button', { name: 'Favorit: Norrviken Livs' }).click();

    await page.goto(`${portal.url}/corporate-groups`);
    await page.getByRole('columnheader', { name: /Årsförbrukning/ }).click();
    await expect(page).toHaveURL(/ordering=annual_consumption_kwh/);
    expect(await axeFindings(page)).toEqual([]);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Ladda ner' }).click();
    await page.getByRole('menuitem', { name: /Excel/ }).click();
    expect((await saved).suggestedFilename()).toMatch(/^Koncernlista.*\.xlsx$/);

    await page.getByRole('button', { name: 'Mer för Kallvik Industri' }).click();
    await page.getByRole('menuitem', { name: 'Översikt' }).click();
    await expect(page).toHaveURL(/overview\?koncern=/);
    await expect(page.getByText('Här är läget för Kallvik Industri.', { exact: false })).toBeVisible();
  });

  test('grow by one with a company, whose form keeps what was typed', async ({ openAs }) => {
    const page = await openAs(administrator, '/corporate-groups');
    await page.getByRole('button', { name: 'Skapa koncern' }).click();
    const dialog = page.getByRole('dialog', { name: 'Skapa koncern' });
    await dialog.getByLabel('Namn').fill('Östanvik Bruk');
    await dialog.getByLabel('Organisationsnummer').fill('559998-0000');
    await dialog.getByRole('button', { name: 'Skapa koncern' }).click();
    await expect(dialog.getByText(/Organisationsnumret är inte giltigt/).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Stäng' }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Skapa koncern' }).click();
    await expect(dialog.getByText('Här är det du hade skrivit')).toBeVisible();
    await expect(dialog.getByLabel('Namn')).toHaveValue('Östanvik Bruk');
    await dialog.getByLabel('Organisationsnummer').fill('5599980009');
    await dialog.getByRole('combobox', { name: /Kundansvarig/ }).fill('Karin');
    await page.getByRole('option', { name: /Karin Åberg/ }).click();
    await dialog.getByRole('button', { name: 'Skapa koncern' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Östanvik Bruk');
    await expect(page.getByText('Karin Åberg')).toBeVisible();
    await expect(page.getByText('Inga bolag ännu')).toBeVisible();

    await page.getByRole('button', { name: 'Lägg till bolag' }).click();
    const form = page.getByRole('dialog', { name: 'Lägg till bolag' });
    await form.getByRole('button', { name: 'Lägg till bolag' }).click();
    await expect(form.getByText('Ange ett kundnummer.').first()).toBeVisible();
    await form.getByLabel('Namn').fill('Östanvik Såg AB');
    await form.getByLabel('Kundnummer').fill('2099001');
    await form.getByLabel('Organisationsnummer').fill('559998-0017');
    const address = form.getByRole('group', { name: 'Fakturaadress' });
    await address.getByLabel('Gata eller box').fill('Box 7');
    await address.getByLabel('Postnummer').fill('72213');
    await address.getByLabel('Ort').fill('Västerås');
    expect(await axeFindings(page)).toEqual([]);
    await form.getByRole('button', { name: 'Lägg till bolag' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Östanvik Såg AB');
    await expect(page.getByText('722 13 Västerås')).toBeVisible();
  });
});

test.describe('without an answer', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('take a star back when it cannot be saved, and say why', async ({ openAs, context }) => {
    const page = await openAs(administrator, '/corporate-groups');
    await context.route('**/toggle-favorite/', (route) => route.abort());
    const star = page.getByRole('button', { name: 'Favorit: Kallvik Industri' });
    await star.click();
    await expect(page.getByText('Favoriten Kallvik Industri kunde inte sparas')).toBeVisible();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
  });
});

test.describe('a corporate group', () => {
  test('is changed by staff, who choose its administrator', async ({ openAs }) => {
    const page = await openAs(administrator, '/corporate-groups?search=Norrviken');
    await page.getByRole('link', { name: 'Norrviken Livs' }).click();
    await page.getByRole('button', { name: 'Redigera' }).click();
    const dialog = page.getByRole('dialog', { name: 'Redigera koncern' });
    await dialog.getByLabel('Namn').fill('Norrviken Livs och Lager');
    await dialog.getByRole('button', { name: 'Spara ändringar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Norrviken Livs och Lager');
    await page.getByRole('button', { name: 'Redigera' }).click();
    await dialog.getByLabel('Namn').fill('Norrviken Livs');
    await dialog.getByRole('button', { name: 'Spara ändringar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Norrviken Livs');

    await page.getByRole('button', { name: 'Mer för Norrviken Livs' }).click();
    await page.getByRole('menuitem', { name: 'Välj administratör' }).click();
    const choice = page.getByRole('dialog', { name: 'Välj administratör' });
    await expect(choice.getByRole('combobox', { name: /Administratör/ })).toHaveValue('Anna Lindqvist');
    await choice.getByRole('button', { name: 'Spara', exact: true }).click();
    await expect(page.getByText('Anna Lindqvist är koncernens administratör')).toBeVisible();
  });

  test('has its companies open when the window of a phone is made wide', async ({ openAs }) => {
    const page = await openAs(administrator, '/corporate-groups?search=norrviken');
    await page.getByRole('link', { name: 'Norrviken Livs' }).click();
    const site = page.getByRole('row').filter({ hasText: 'Kyllager Rosenlund' });
    await expect(site).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(page.getByRole('link', { name: /^Norrviken Logistik AB/ }).first()).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(site).toBeVisible();
  });

  test('shows its users, roles and site groups in tabs that can be shared', async ({ openAs }) => {
    const page = await openAs(anna);
    await page
      .getByRole('link', { name: said('menu.companies') })
      .first()
      .click();
    const tabs = page.getByRole('navigation', { name: 'Koncernens delar' });
    await expect(tabs.getByRole('link')).toHaveText([
      /^Bolag/,
      /^Användare/,
      /^Roller/,
      /^Anläggningsgrupper/,
    ]);
    await tabs.getByRole('link', { name: /^Användare/ }).click();
    await expect(page.getByRole('link', { name: 'Erik' }).or(page.getByText(/^Erik/)).first()).toBeVisible();
    await tabs.getByRole('link', { name: /^Roller/ }).click();
    await expect(page.getByText('Koncernadministratör').first()).toBeVisible();
    await tabs.getByRole('link', { name: /^Anläggningsgrupper/ }).click();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Butiker' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Redigera' })).toBeHidden();
  });

  test('can be changed by nobody who may only view', async ({ openAs }) => {
    const staff = await openAs(support, '/corporate-groups');
    await expect(staff.getByRole('link', { name: 'Norrviken Livs' })).toBeVisible();
    await expect(staff.getByRole('button', { name: 'Skapa koncern' })).toBeHidden();
    await staff.getByRole('link', { name: 'Norrviken Livs' }).click();
    await expect(staff.getByRole('button', { name: 'Mer för Norrviken Livs' })).toBeVisible();
    await expect(staff.getByRole('button', { name: 'Redigera' })).toBeHidden();
    await expect(staff.getByRole('button', { name: 'Lägg till bolag' })).toBeHidden();

    const customer = await openAs(erik);
    await customer
      .getByRole('link', { name: said('menu.companies') })
      .first()
      .click();
    await expect(customer.getByRole('navigation', { name: 'Koncernens delar' }).getByRole('link')).toHaveText(
      [/^Bolag/, /^Anläggningsgrupper/],
    );
  });
});

test.describe('a corporate group that is not there', () => {
  test.use({ expectedConsole: /status of 404/ });

  test('says so', async ({ openAs }) => {
    const page = await openAs(erik, '/corporate-groups/00000000-0000-4000-8000-000000000000');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koncernen finns inte');
  });
});
