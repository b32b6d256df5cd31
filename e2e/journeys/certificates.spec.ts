import { axeFindings } from '../axe-findings.ts';
import { needs } from '../journey-brand.ts';
import { administrator, anna, erik, expect, test } from '../portal-test.ts';

needs('certificates');

test('a customer issues certificates for some sites, fetches one again and finds them by number', async ({
  openAs,
}) => {
  const page = await openAs(anna, '/certificate');
  await expect(page.getByRole('heading', { level: 1, name: 'Certifikat' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Redigera innehåll' })).toBeHidden();
  await page.getByRole('button', { name: 'Skapa certifikat' }).click();

  const dialog = page.getByRole('dialog', { name: 'Skapa certifikat' });
  await expect(dialog.getByText('2025 saknas: residualmixen är inte fastställd.')).toBeVisible();
  await expect(dialog.getByText('3 certifikat i en pdf. Det första visas.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Rensa' }).click();
  await dialog.getByRole('button', { name: 'Skapa och ladda ner' }).click();
  await expect(dialog.getByText('Välj minst en anläggning.').first()).toBeVisible();
  await dialog.getByRole('treeitem', { name: /^Norrviken Butik AB/ }).click();
  await expect(dialog.getByText('Ett certifikat i en pdf.')).toBeVisible();
  await expect(dialog.getByRole('article', { name: 'Certifikatets text' })).toContainText(
    'Norrviken Butik AB',
  );
  // figures 19: the figures of the selected year that it will be issued with
  await expect(dialog.getByRole('article', { name: 'Certifikatets text' })).toContainText(
    /Levererad el.*\d+(,\d)?\u00A0MWh, \d+ av \d+ anläggningar.*Nordisk residualmix 2024.*464,79.*förnybart 10,18/s,
  );
  expect(await axeFindings(page)).toEqual([]);

  await page.reload();
  await page.getByRole('button', { name: 'Skapa certifikat' }).click();
  await expect(dialog.getByText('Här är det du hade skrivit')).toBeVisible();
  await expect(dialog.getByText('Ett certifikat i en pdf.')).toBeVisible();
  const issued = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Skapa och ladda ner' }).click();
  expect((await issued).suggestedFilename()).toBe('Certifikat.pdf');
  await expect(dialog).toBeHidden();

  const row = page.getByRole('row').filter({ hasText: 'Norrviken Butik AB' }).first();
  const number = await row.getByRole('link').innerText();
  expect(number).toMatch(/^C-2024-\d+$/);
  const again = page.waitForEvent('download');
  await row.getByRole('button', { name: `Ladda ner ${number}` }).click();
  expect((await again).suggestedFilename()).toBe(`Certifikat ${number}.pdf`);
  await page.getByRole('button', { name: 'Leveransår: alla' }).click();
  await page.getByRole('menuitem', { name: '2024' }).click();
  await expect(page).toHaveURL(/year=2024/);
  await page.getByRole('searchbox', { name: 'Sök nummer, bolag eller koncern' }).fill('C-1999');
  await expect(row).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);
});

test('a certificate can be checked by anybody who holds it', async ({ openAs, portal }) => {
  const page = await openAs(anna, '/certificate');
  await page.getByRole('button', { name: 'Skapa certifikat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Skapa certifikat' });
  // The sites and the preview move what is above them when they come, as between the press and the release of a click.
  await expect(dialog.getByText('3 certifikat i en pdf. Det första visas.')).toBeVisible();
  await dialog.getByText('Partnerskap', { exact: true }).click();
  await expect(dialog.getByText('Ett certifikat för koncernen, som nämner 3 bolag.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Skapa och ladda ner' }).click();
  await expect(dialog).toBeHidden();
  const link = page.getByRole('link', { name: /^Kontrollera P-2024-/ }).first();
  const address = new URL((await link.getAttribute('href')) ?? '');
  const answer = await page.request.get(`${portal.url}${address.pathname}`);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('Norrviken');
});

test('a user who may not issue certificates does not meet them', async ({ openAs }) => {
  const page = await openAs(erik, '/certificate');
  await expect(page.getByRole('heading', { name: 'Behörighet saknas' })).toBeVisible();
});

test('staff issue certificates for many corporate groups in a row and fetch them together', async ({
  openAs,
}) => {
  const page = await openAs(administrator, '/certificate');
  await page.getByRole('button', { name: 'Skapa certifikat' }).click();
  const form = page.getByRole('dialog', { name: 'Skapa certifikat' });
  await form.getByText('Partnerskap', { exact: true }).click();
  await form.getByRole('button', { name: 'Skapa certifikat' }).click();
  await expect(form.getByText('Välj minst en koncern.').first()).toBeVisible();
  await form.getByRole('button', { name: /^Välj alla \d/ }).click();
  await expect(form.getByText(/^Alla \d+ koncerner är valda\.$/)).toBeVisible();
  await form.getByRole('button', { name: 'Skapa certifikat' }).click();

  const run = page.getByRole('dialog', { name: 'Certifikaten för 2024 är klara' });
  await expect(run).toBeVisible();
  await expect(run.getByRole('button', { name: /^Ladda ner pdf för Norrviken/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const packed = page.waitForEvent('download');
  await run.getByRole('button', { name: 'Ladda ner', exact: true }).click();
  expect((await packed).suggestedFilename()).toBe('Certifikat 2024.zip');
  await run.getByRole('button', { name: 'Avsluta' }).click();
  await expect(page.getByRole('link', { name: /^Kontrollera P-2024-/ }).first()).toBeVisible();
});

test('staff write what certificates say, see it filled in, and lose nothing on the way', async ({
  openAs,
}) => {
  const page = await openAs(administrator, '/certificate');
  await page.getByRole('link', { name: 'Redigera innehåll' }).click();
  await page.getByRole('link', { name: 'Partnerskap' }).click();
  const paper = page.getByRole('article', { name: 'Certifikatets text' });
  const heading = page.getByLabel('Rubrik');
  await expect(heading).not.toHaveValue('');
  const saved = await heading.inputValue();
  await heading.fill('Partner {år}');
  await expect(paper.getByText('Partner 2024')).toBeVisible();
  await page.getByLabel('Sidfot').fill('{kund}');
  await expect(page.getByText('Certifikatet fyller inte i {kund}.')).toBeVisible();
  await page.getByLabel('Sidfot').fill('');

  await page.reload();
  await expect(page.getByText('Här är det du hade skrivit')).toBeVisible();
  await expect(heading).toHaveValue('Partner {år}');
  await heading.fill(' ');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Skriv en rubrik.').first()).toBeVisible();
  await heading.fill(saved);
  await page.getByLabel('Undertecknas av').fill('Karin Åberg, elhandel');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Ändringarna har sparats')).toBeVisible();
  await expect(paper.getByText('Karin Åberg, elhandel')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('a year without delivery', () => {
  test.use({ expectedConsole: /422/, viewport: { width: 390, height: 844 } });

  test('says in plain words why no certificate can be issued, and keeps what was chosen', async ({
    openAs,
  }) => {
    const page = await openAs(anna, '/certificate');
    await page.getByRole('button', { name: 'Skapa certifikat' }).click();
    const dialog = page.getByRole('dialog', { name: 'Skapa certifikat' });
    await dialog.getByRole('button', { name: /Leveransår$/ }).click();
    await page.getByRole('option', { name: '2023' }).click();
    await dialog.getByRole('button', { name: 'Skapa och ladda ner' }).click();
    await expect(dialog.getByText(/Kontrollera avtalet/).first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: /Leveransår$/ }).click();
    await page.getByRole('option', { name: '2024' }).click();
    const issued = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Skapa och ladda ner' }).click();
    await issued;
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: /^Kontrollera C-2024-/ }).first()).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('says it for each corporate group of a row, and tries one again', async ({ openAs }) => {
    const page = await openAs(administrator, '/certificate');
    await page.getByRole('button', { name: 'Skapa certifikat' }).click();
    const form = page.getByRole('dialog', { name: 'Skapa certifikat' });
    await form.getByRole('button', { name: /Leveransår$/ }).click();
    await page.getByRole('option', { name: '2023' }).click();
    await form.getByRole('combobox', { name: 'Koncerner' }).fill('norrviken');
    await page.getByRole('option', { name: /^Norrviken Livs/ }).click();
    // The list opens again with the remaining ones, to add the next.
    await expect(page.getByRole('option', { name: /^Björkhaga/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form.getByRole('row', { name: 'Norrviken Livs' })).toBeVisible();
    await form.getByRole('button', { name: 'Skapa certifikat' }).click();
    const run = page.getByRole('dialog', { name: 'Certifikaten för 2023 är klara' });
    await expect(run.getByText(/Kontrollera avtalet/)).toBeVisible();
    await expect(run.getByRole('button', { name: 'Ladda ner', exact: true })).toBeDisabled();
    await run.getByRole('button', { name: 'Försök igen med Norrviken Livs' }).click();
    await expect(run.getByText('0 klara, 1 misslyckades.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
});
