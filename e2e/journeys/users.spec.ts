import { axeFindings } from '../axe-findings.ts';
import { check } from '../check-control.ts';
import { administrator, anna, erik, expect, support, test } from '../portal-test.ts';

const heading = { level: 1 } as const;

/** These journeys provoke refusals with a reason. */
test.use({ expectedConsole: /status of 422/ });

test.describe('users of a corporate group', () => {
  test('an administrator invites a colleague with a limited scope, changes and removes them', async ({
    openAs,
    portal,
  }) => {
    const page = await openAs(anna, '/users/customer-users');
    await expect(page.getByRole('row').filter({ hasText: 'Henrik Zetterlund' })).toContainText('Låst');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Bjud in användare' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bjud in användare' });
    await check(dialog.getByRole('radio', { name: 'Utvalda bolag, anläggningar och grupper' }));
    await dialog.getByRole('button', { name: 'Bjud in användare' }).click();
    await expect(dialog.getByRole('region', { name: 'Rätta 5 saker' })).toBeFocused();
    await dialog.getByRole('link', { name: 'Förnamn: Ange ett förnamn.' }).click();
    await expect(dialog.getByLabel('Förnamn')).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);

    await dialog.getByLabel('Förnamn').fill('Nils');
    await dialog.getByLabel('Efternamn').fill('Holgersson');
    await dialog.getByLabel('E-post').fill('erik@norrviken.example');
    await dialog.getByLabel('Telefon').fill('070-174 06 99');
    await check(dialog.getByRole('checkbox', { name: 'Läsbehörig' }));
    await dialog.getByRole('treeitem', { name: 'Norrviken Logistik AB' }).click();
    await expect(
      dialog.getByText('Norrviken Logistik AB: hela bolaget, även anläggningar som kommer till.'),
    ).toBeVisible();
    await dialog.getByRole('treeitem', { name: 'Butik Stortorget 4' }).click();
    await expect(
      dialog.getByText(/^1 enskild anläggning\. Den sparas som en anläggningsgrupp/),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Bjud in användare' }).click();
    await expect(dialog.getByText('Adressen används redan.').first()).toBeVisible();
    await expect(dialog.getByLabel('Efternamn')).toHaveValue('Holgersson');
    await dialog.getByLabel('E-post').fill('nils@norrviken.example');
    await dialog.getByRole('button', { name: 'Bjud in användare' }).click();
    await expect(page.getByText('Nils Holgersson är inbjuden')).toBeVisible();
    await expect.poll(async () => (await portal.mailsTo('nils@norrviken.example')).length).toBe(1);

    // The refusal before left no group behind: the one that is there has the name without a number.
    const row = page.getByRole('row').filter({ hasText: 'Nils Holgersson' });
    await expect(row).toContainText('Norrviken Logistik AB, Anläggningar för Nils Holgersson');
    await page.getByRole('link', { name: 'Nils Holgersson' }).click();
    await expect(page.getByRole('heading', heading)).toHaveText('Nils Holgersson');
    await expect(page.getByText('bolag och grupper', { exact: true })).toBeVisible();
    await expect(page.getByText('+46 70 174 06 99')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Läsbehörig' })).toBeChecked();
    expect(await axeFindings(page)).toEqual([]);

    // Another single site: one change, and the next one does not give it again.
    const tree = page
      .getByRole('treegrid', { name: 'Bolag och anläggningar' })
      .or(page.getByRole('tree', { name: 'Bolag och anläggningar' }));
    await tree.getByRole('treeitem', { name: 'Butik Vallgatan 21' }).click();
    await page.getByRole('button', { name: 'Spara ändringar' }).click();
    await expect(page.getByText('Ändringarna har sparats')).toBeVisible();
    const view = page.getByRole('main');
    await expect(view).toContainText('Anläggningar för Nils Holgersson 2');
    await expect(page.getByText(/enskild anläggning/)).toBeHidden();

    await check(page.getByRole('checkbox', { name: 'Ekonomi' }));
    await expect(page.getByText('Du har osparade ändringar.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Här är det du hade skrivit')).toBeVisible();
    // Its label: a forced click on the hidden button would not wait until the reloaded page is stable.
    await page.locator('label', { hasText: 'Hela koncernen' }).click();
    await expect(page.getByRole('radio', { name: 'Hela koncernen' })).toBeChecked();
    await page.getByRole('button', { name: 'Spara ändringar' }).click();
    await expect(page.getByText('Ändringarna har sparats')).toBeVisible();

    await page.getByRole('button', { name: 'Skicka ny inbjudan' }).click();
    await expect(page.getByText('En ny inbjudan är skickad till Nils Holgersson')).toBeVisible();
    await page.getByRole('button', { name: 'Fler åtgärder' }).click();
    await page.getByRole('menuitem', { name: 'Inaktivera' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Inaktivera' }).click();
    await expect(page.getByText('Nils Holgersson är inaktiv')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Skicka ny inbjudan' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Aktivera' })).toBeHidden();
    await page.getByRole('button', { name: 'Fler åtgärder' }).click();
    await page.getByRole('menuitem', { name: 'Ta bort' }).click();
    const question = page.getByRole('alertdialog', { name: /ta bort Nils Holgersson/ });
    await question.getByRole('button', { name: 'Ta bort' }).click();
    await expect(page.getByRole('heading', heading)).toHaveText('Kundanvändare');
    await expect(page.getByRole('link', { name: 'Nils Holgersson' })).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: 'Hela koncernen' }).first()).toBeVisible();
  });

  test('finds users by name and status, and keeps both in the address', async ({ openAs }) => {
    const page = await openAs(anna, '/users/customer-users?status=locked');
    await expect(page.getByText('Visar 1–1 av 1')).toBeVisible();
    await check(page.getByRole('radio', { name: 'Alla' }));
    await page.getByRole('searchbox').fill('finns inte');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/finns inte/).first()).toBeVisible();
    await expect(page).toHaveURL(/search=finns/);
    await page.getByRole('button', { name: 'Rensa' }).first().click();
    await expect(page.getByRole('link', { name: 'Anna Lindqvist' })).toBeVisible();
  });

  test('nobody changes their own roles or what they see', async ({ openAs }) => {
    const page = await openAs(anna, '/users/customer-users');
    await page.getByRole('link', { name: 'Anna Lindqvist' }).click();
    await expect(page.getByText('Du kan inte ändra dina egna roller eller vad du själv ser.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fler åtgärder' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Spara ändringar' })).toBeHidden();
  });

  test('who may only view changes nothing, and who may not view gets no way there', async ({ openAs }) => {
    const page = await openAs(support, '/users/customer-users');
    await page
      .getByRole('link')
      .filter({ hasText: 'Maria Wikström' })
      .or(page.getByRole('link', { name: 'Petra Falk' }))
      .first()
      .click();
    await expect(page.getByText('Koncernadministratör').first()).toBeVisible();
    for (const name of [
      'Bjud in användare',
      'Spara ändringar',
      'Ändra',
      'Fler åtgärder',
      'Visa som användare',
    ]) {
      await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
    }
    await expect(page.getByRole('link', { name: 'Interna användare' })).toBeHidden();
  });

  test('a user without the right sees no user administration', async ({ openAs }) => {
    const page = await openAs(erik, '/users/customer-users');
    await expect(page.getByText('Sorry, you are not authorized to access this page.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Kundanvändare' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Kundroller' })).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a user is found, opened and read', async ({ openAs }) => {
    const page = await openAs(anna, '/users/customer-users');
    await page.getByRole('link', { name: /Åsa Öberg/ }).click();
    await expect(page.getByRole('heading', heading)).toHaveText('Åsa Öberg');
    await expect(page.getByRole('checkbox', { name: 'Läsbehörig' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Spara ändringar' })).toBeHidden();
    await check(page.getByRole('checkbox', { name: 'Läsbehörig' }));
    await expect(page.getByRole('button', { name: 'Spara ändringar' })).toBeInViewport();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('staff invite a colleague, and lock and remove them', async ({ openAs }) => {
  const page = await openAs(administrator, '/users/internal-users');
  await page.getByRole('button', { name: 'Bjud in användare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bjud in användare' });
  await dialog.getByLabel('Förnamn').fill('Lova');
  await dialog.getByLabel('Efternamn').fill('Ek');
  await dialog.getByLabel('E-post').fill('lova.ek@vinrod.example');
  await dialog.getByLabel('Avdelning').fill('Företag Syd');
  await check(dialog.getByRole('checkbox', { name: 'Kundservice' }));
  await dialog.getByRole('button', { name: 'Bjud in användare' }).click();
  await expect(page.getByText('Lova Ek är inbjuden')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Lova Ek' })).toContainText('Företag Syd');
  await page.getByRole('link', { name: 'Lova Ek' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText('Lova Ek');
  await expect(page.getByRole('region', { name: 'Senaste händelser' })).toContainText(
    'Alva Nordin: Användare inbjuden, Lova Ek',
  );
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ändra', exact: true }).click();
  const contact = page.getByRole('dialog', { name: 'Kontaktuppgifter' });
  await contact.getByLabel('Titel').fill('Kundtjänst');
  await contact.getByRole('button', { name: 'Spara ändringar' }).click();
  await expect(page.getByText('Kundtjänst · Företag Syd')).toBeVisible();
  await expect(page.getByText('har inte loggat in ännu')).toBeVisible();
  await page.getByRole('button', { name: 'Fler åtgärder' }).click();
  await page.getByRole('menuitem', { name: 'Ta bort' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ta bort' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText('Interna användare');
  await expect(page.getByRole('link', { name: 'Lova Ek' })).toBeHidden();
});
