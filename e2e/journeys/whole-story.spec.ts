import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { check } from '../check-control.ts';
import { journeyNow } from '../api-process.ts';
import { repositoryRoot } from '../../tooling/repository.ts';
import { said } from '../journey-brand.ts';
import { administrator, expect, signIn, test } from '../portal-test.ts';
import { idle, settled } from '../page-state.ts';
import type { RunningPortal } from '../running-portal.ts';

const corporateGroup = 'Östanvik Bruk';
const owner = 'ida.ek@ostanvik.example';
const colleague = 'nils.alm@ostanvik.example';

/** Hourly values of two sites for all of October, in kWh: more by day than by night. */
function meterFile(): string {
  const start = Date.parse('2026-09-30T22:00:00Z');
  const hours = Array.from({ length: 31 * 24 + 1 }, (_, index) => new Date(start + index * 3_600_000));
  const lines = hours.map((hour) => {
    const day = hour.getUTCHours() > 5 && hour.getUTCHours() < 17;
    return `${hour.toISOString().slice(0, 19)}Z,${day ? 40 : 12},${day ? 8 : 3}`;
  });
  return ['utc_hour_start,Sågen,Kontoret', ...lines].join('\n');
}

async function importValues(portal: RunningPortal): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vinrod-values-'));
  const file = join(folder, 'oktober.csv');
  writeFileSync(file, meterFile());
  await portal.stop();
  await promisify(execFile)(
    'node',
    [
      '--conditions=vinrod-source',
      '--disable-warning=ExperimentalWarning',
      'apps/api/src/cli.ts',
      'import-values',
      file,
      '--corporate-group',
      corporateGroup,
      '--create',
    ],
    { cwd: repositoryRoot, env: { ...process.env, ...portal.environment } },
  );
  // Later than the earlier sign-ins: a clock that runs backwards would end the session.
  await portal.resume(5);
  rmSync(folder, { recursive: true });
}

async function addCompany(page: Page, name: string, customerId: string, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Lägg till bolag' }).click();
  const form = page.getByRole('dialog', { name: 'Lägg till bolag' });
  await form.getByLabel('Namn').fill(name);
  await form.getByLabel('Kundnummer').fill(customerId);
  await form.getByLabel('Organisationsnummer').fill(number);
  const address = form.getByRole('group', { name: 'Fakturaadress' });
  await address.getByLabel('Gata eller box').fill('Box 7');
  await address.getByLabel('Postnummer').fill('72213');
  await address.getByLabel('Ort').fill('Västerås');
  await form.getByRole('button', { name: 'Lägg till bolag' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

interface Invited {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: string;
  /** The only company they see; the whole corporate group by default. */
  readonly company?: string;
}

async function invite(page: Page, { firstName, lastName, email, role, company }: Invited): Promise<void> {
  await page.getByRole('button', { name: 'Bjud in användare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bjud in användare' });
  await dialog.getByLabel('Förnamn').fill(firstName);
  await dialog.getByLabel('Efternamn').fill(lastName);
  await dialog.getByLabel('E-post').fill(email);
  await check(dialog.getByRole('checkbox', { name: role }));
  if (company === undefined) {
    await check(dialog.getByRole('radio', { name: 'Hela koncernen' }));
  } else {
    await check(dialog.getByRole('radio', { name: 'Utvalda bolag, anläggningar och grupper' }));
    await dialog.getByRole('treeitem', { name: company }).click();
    await expect(
      dialog.getByText(`${company}: hela bolaget, även anläggningar som kommer till.`),
    ).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Bjud in användare' }).click();
  await expect(page.getByText(`${firstName} ${lastName} är inbjuden`)).toBeVisible();
}

/** The demo password contains the supplier's name, which a user's own may not. */
const chosenPassword = 'Grävling under månen 4';

/** Opens the link in the invitation, sets a password and signs in. */
async function accept(page: Page, portal: RunningPortal, email: string): Promise<void> {
  const link = async () =>
    /https?:\/\/\S+\/reset-password\/[^\s>"]+/.exec((await portal.mailsTo(email))[0]?.text ?? '')?.[0] ?? '';
  await expect.poll(link).not.toBe('');
  await page.goto(`${portal.url}${new URL(await link()).pathname}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Välkommen, \S/);
  await page.getByLabel('Nytt lösenord', { exact: true }).fill(chosenPassword);
  await page.getByLabel('Bekräfta lösenord', { exact: true }).fill(chosenPassword);
  await page.getByRole('button', { name: 'Spara lösenord' }).click();
  await expect(page.getByText('Lösenordet är sparat')).toBeVisible();
  await signIn(page, portal, email, chosenPassword);
}

test('from a new corporate group to the month’s report of a colleague, seen in shadow mode', async ({
  page,
  browser,
  ownPortal,
}) => {
  test.setTimeout(240_000);
  const visitor = async (): Promise<Page> => {
    const context = await browser.newContext({
      locale: 'sv-SE',
      viewport: { width: 1440, height: 900 },
    });
    const tab = await context.newPage();
    await tab.clock.install({ time: new Date(journeyNow) });
    return tab;
  };

  await test.step('staff create a corporate group with companies', async () => {
    await signIn(page, ownPortal, administrator);
    await page.getByRole('link', { name: 'Koncerner', exact: true }).first().click();
    await page.getByRole('button', { name: 'Skapa koncern' }).click();
    const dialog = page.getByRole('dialog', { name: 'Skapa koncern' });
    await dialog.getByLabel('Namn').fill(corporateGroup);
    await dialog.getByLabel('Organisationsnummer').fill('559998-0009');
    await dialog.getByRole('button', { name: 'Skapa koncern' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(corporateGroup);
    await addCompany(page, corporateGroup, '2099001', '559998-0017');
    await page.getByRole('link', { name: corporateGroup }).first().click();
    await addCompany(page, 'Östanvik Fastigheter AB', '2099002', '559998-0025');
  });

  await test.step('and import meter values', async () => {
    // Nothing is asked for while the portal is stopped, the count in the menu least of all.
    await settled(page);
    await idle(page);
    await importValues(ownPortal);
  });

  await test.step('and invite the customer’s administrator', async () => {
    await page.getByRole('link', { name: corporateGroup }).first().click();
    const users = page
      .getByRole('navigation', { name: 'Koncernens delar' })
      .getByRole('link', { name: /^Användare/ });
    await users.click();
    await invite(page, { firstName: 'Ida', lastName: 'Ek', email: owner, role: 'Koncernadministratör' });
    await expect(users).toHaveText(/Användare\s*1/);
  });

  await test.step('who sets a password, signs in and invites a colleague with a limited scope', async () => {
    const tab = await visitor();
    await accept(tab, ownPortal, owner);
    await tab.goto(`${ownPortal.url}/users/customer-users`);
    await invite(tab, {
      firstName: 'Nils',
      lastName: 'Alm',
      email: colleague,
      role: 'Läsbehörig',
      company: corporateGroup,
    });
    await tab.context().close();
  });

  await test.step('who downloads the month’s report', async () => {
    const tab = await visitor();
    await accept(tab, ownPortal, colleague);
    await tab
      .getByRole('link', { name: said('menu.companies') })
      .first()
      .click();
    await expect(tab.getByRole('link', { name: corporateGroup }).first()).toBeVisible();
    await expect(tab.getByText('Östanvik Fastigheter AB')).toBeHidden();
    await tab.goto(`${ownPortal.url}/analytics?report=month&period=previous-month`);
    await expect(tab.getByRole('heading', { level: 2, name: 'Uttagspunkter' })).toBeVisible();
    await expect(tab.getByText('Sågen').first()).toBeVisible();
    const saved = tab.waitForEvent('download');
    await tab.getByRole('button', { name: 'Ladda ner' }).click();
    await tab.getByRole('menuitem', { name: /^Excel/ }).click();
    expect((await saved).suggestedFilename()).toMatch(/^Månadsrapport.*\.xlsx$/);
    await tab.context().close();
  });

  await test.step('staff view it in shadow mode and leave', async () => {
    await page.reload();
    await page.getByRole('link', { name: 'Nils Alm' }).click();
    await page.getByRole('button', { name: 'Visa som användare' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Visa som användare' }).click();
    await expect(page).toHaveURL(/\/overview$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nils');
    await page.goto(`${ownPortal.url}/analytics?report=month&period=previous-month`);
    await expect(page.getByText('Sågen').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Skuggläge' })).toContainText('Nils Alm');
    await page.getByRole('button', { name: 'Avsluta skuggläge' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Alva');
    await expect(page.getByRole('region', { name: 'Skuggläge' })).toBeHidden();
  });
});
