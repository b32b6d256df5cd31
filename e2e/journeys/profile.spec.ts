import { createHmac } from 'node:crypto';
import { axeFindings } from '../axe-findings.ts';
import { demoPassword, erik, expect, maria, signIn, test } from '../portal-test.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code an authenticator app shows (RFC 6238): SHA-1, six digits, 30 seconds. */
function codeOf(secret: string, at: number): string {
  const bits = [...secret].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

test('a user changes the own profile; a refusal is told by the field and in a toast', async ({ openAs }) => {
  const page = await openAs(erik);
  await page.getByRole('button', { name: 'Erik Sandell' }).click();
  await page.getByRole('menuitem', { name: 'Min profil' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Min profil');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Telefon').fill('ring mig');
  await page.getByRole('button', { name: 'Spara ändringar' }).click();
  await expect(page.getByRole('region', { name: 'Rätta 1 sak' })).toBeFocused();
  await page.getByLabel('Telefon').fill('070-174 06 61');
  await page.getByLabel('Titel').fill('Ekonomichef');
  await page.reload();
  await expect(page.getByText('Här är det du hade skrivit')).toBeVisible();
  await page.getByRole('button', { name: 'Spara ändringar' }).click();
  await expect(page.getByText('Ändringarna har sparats')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Telefon')).toHaveValue('+46701740661');
  await expect(page.getByLabel('Titel')).toHaveValue('Ekonomichef');
});

test.describe('the own account', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('gets another password, and codes from an app', async ({ page, ownPortal }) => {
    test.slow();
    await signIn(page, ownPortal, maria);
    const [mail] = await ownPortal.mailsTo(maria);
    const apiClock = Date.parse(mail?.created_at ?? '');
    const ownClock = Date.now();
    await page.goto(`${ownPortal.url}/profile`);
    await page.getByRole('button', { name: 'Använd autentiseringsapp' }).click();
    await page.getByLabel('Ditt lösenord').fill('fel');
    await page.getByRole('button', { name: 'Fortsätt' }).click();
    await expect(page.getByText('Lösenordet är fel.').first()).toBeVisible();
    await page.getByLabel('Ditt lösenord').fill(demoPassword);
    await page.getByRole('button', { name: 'Fortsätt' }).click();
    const secret = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
    await expect(page.getByRole('img', { name: 'QR-kod med nyckeln' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const now = apiClock + (Date.now() - ownClock);
    await page.getByLabel('Kod från appen').fill(codeOf(secret, now));
    await page.getByRole('button', { name: 'Slå på' }).click();
    await expect(
      page.getByText('När du loggar in med lösenord anger du en kod från din autentiseringsapp.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Sluta använda appen' }).click();
    await page.getByLabel('Ditt lösenord').fill(demoPassword);
    await page.getByRole('dialog').getByRole('button', { name: 'Sluta använda appen' }).click();
    await expect(page.getByText('När du loggar in med lösenord mejlar vi dig en kod.')).toBeVisible();

    await page.getByRole('link', { name: 'Byt lösenord' }).click();
    await page.getByLabel('Nuvarande lösenord', { exact: true }).fill('fel');
    await page.getByLabel('Nytt lösenord', { exact: true }).fill('En mening om höstens löv');
    await page.getByLabel('Bekräfta lösenord', { exact: true }).fill('En mening om höstens löv');
    await page.getByRole('button', { name: 'Spara lösenord' }).click();
    await expect(page.getByText('Lösenordet är fel.').first()).toBeVisible();
    await page.getByLabel('Nuvarande lösenord', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Spara lösenord' }).click();
    await expect(page.getByText('Lösenordet är bytt')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Min profil');
  });
});
