import type { CDPSession, Page } from '@playwright/test';
import { startOidcServer, type OidcServer } from '../../apps/api/src/testing/oidc-server.ts';
import { axeFindings } from '../axe-findings.ts';
import { anna, demoPassword, expect, signIn, test } from '../portal-test.ts';
import type { RunningPortal } from '../running-portal.ts';

/** A passkey belongs to a host name, which an address in numbers is not. */
function addressOf(portal: RunningPortal): string {
  return portal.url.replace('127.0.0.1', 'localhost');
}

/** A device that holds passkeys and answers at once, in the browser itself. */
async function addDevice(page: Page): Promise<{ readonly session: CDPSession; readonly id: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, id };
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Anna Lindqvist/ }).click();
  await page.getByRole('menuitem', { name: 'Logga ut' }).click();
  await expect(page.getByRole('heading', { name: 'Logga in' })).toBeVisible();
}

test.describe('passkeys', () => {
  test.use({ expectedConsole: /Failed to load resource: .* (401|422)/ });

  test('one is added on the profile, signs in alone and in place of the code, and is removed', async ({
    page,
    ownPortal,
  }) => {
    test.slow();
    await ownPortal.resume(0, { settings: { PASSKEYS: '1' } });
    const url = addressOf(ownPortal);
    const { session, id } = await addDevice(page);
    await signIn(page, { url, newestCode: (email) => ownPortal.newestCode(email) }, anna);

    await page.goto(`${url}/profile`);
    await expect(page.getByText('Du har inga passnycklar.')).toBeVisible();
    await page.getByRole('button', { name: 'Lägg till passnyckel' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Ditt lösenord', { exact: true }).fill(demoPassword);
    await dialog.getByRole('button', { name: 'Fortsätt' }).click();
    await dialog.getByLabel('Namn').fill('Telefonen');
    await dialog.getByRole('button', { name: 'Fortsätt på enheten' }).click();
    await expect(page.getByText('Passnyckeln är tillagd')).toBeVisible();
    await expect(page.getByText(/inte använd än/)).toBeVisible();
    expect((await ownPortal.mailsTo(anna))[0]?.subject).toBe('Passnyckel tillagd');

    await signOut(page);
    await page.getByRole('button', { name: 'Logga in med passnyckel' }).click();
    await expect(page).toHaveURL(`${url}/overview`);

    await signOut(page);
    await page.getByLabel('E-post').fill(anna);
    await page.getByLabel('Lösenord', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Logga in', exact: true }).click();
    await page.getByRole('button', { name: 'Använd passnyckel i stället' }).click();
    await expect(page).toHaveURL(`${url}/overview`);

    await page.goto(`${url}/profile`);
    await expect(page.getByText(/senast använd/)).toBeVisible();
    await page.getByRole('button', { name: 'Använd autentiseringsapp' }).click();
    await dialog.getByRole('button', { name: 'Använd passnyckel i stället' }).click();
    await dialog.getByRole('button', { name: 'Fortsätt' }).click();
    await expect(dialog.getByRole('img', { name: 'QR-kod med nyckeln' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Avbryt' }).click();
    await page.getByRole('button', { name: 'Ta bort passnyckeln Telefonen' }).click();
    await dialog.getByRole('button', { name: 'Använd passnyckel i stället' }).click();
    await session.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false });
    await dialog.getByRole('button', { name: 'Ta bort' }).click();
    await expect(dialog.getByText('Enheten gav ingen passnyckel. Försök igen.')).toBeVisible();
    await session.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: true });
    await dialog.getByRole('button', { name: 'Ta bort' }).click();
    await expect(page.getByText('Du har inga passnycklar.')).toBeVisible();

    await signOut(page);
    await page.getByRole('button', { name: 'Logga in med passnyckel' }).click();
    await expect(page.getByText('Passnyckeln godtogs inte. Försök igen.')).toBeVisible();

    await session.send('WebAuthn.clearCredentials', { authenticatorId: id });
    await session.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false });
    await page.getByRole('button', { name: 'Logga in med passnyckel' }).click();
    await expect(page.getByText(/Enheten gav ingen passnyckel/)).toBeVisible();
  });
});

test.describe('a directory of staff', () => {
  // The pages of the provider itself ask for an icon.
  test.use({ expectedConsole: /Failed to load resource: .* 404/ });

  let server: OidcServer | undefined;

  test.afterEach(() => server?.close());

  test('signs somebody in with the roles of their groups, and out again', async ({ page, ownPortal }) => {
    test.slow();
    const url = addressOf(ownPortal);
    const registration = {
      clientId: 'portal',
      clientSecret: 'a secret of the journeys',
      redirectUri: `${url}/api/v1/sign-in/staff/callback`,
      postLogoutRedirectUri: `${url}/`,
    };
    server = await startOidcServer(registration);
    server.person = {
      sub: 'signe',
      email: 'signe@vinrod.example',
      email_verified: true,
      given_name: 'Signe',
      family_name: 'Åkerlund',
      groups: ['support'],
    };
    await ownPortal.resume(0, {
      settings: {
        OIDC_STAFF_ISSUER: server.issuer,
        OIDC_STAFF_NAME: 'Katalogen',
        OIDC_STAFF_CLIENT_ID: registration.clientId,
        OIDC_STAFF_CLIENT_SECRET: registration.clientSecret,
        OIDC_STAFF_SCOPES: 'openid profile email groups',
        OIDC_STAFF_ROLES: '{"support": ["reader"]}',
      },
    });

    await page.goto(`${url}/news`);
    await page.getByRole('button', { name: 'Logga in med Katalogen' }).click();
    await expect(page).toHaveURL(`${url}/news`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hantera nyheter');

    await page.goto(`${url}/profile`);
    await page.getByRole('button', { name: 'Använd autentiseringsapp' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Du har nyss loggat in, så vi vet att det är du.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Fortsätt' }).click();
    await expect(dialog.getByRole('img', { name: 'QR-kod med nyckeln' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Avbryt' }).click();
    await page.getByRole('button', { name: /Signe Åkerlund/ }).click();
    await page.getByRole('menuitem', { name: 'Logga ut' }).click();
    // The provider asks whether to end its own session too.
    await expect(page).toHaveURL(new RegExp(`^${server.issuer}`));

    server.person = { ...server.person, groups: [] };
    await page.goto(`${url}/`);
    await page.getByRole('button', { name: 'Logga in med Katalogen' }).click();
    await expect(page.getByText(/Du har ingen behörighet till portalen/)).toBeVisible();
    await page.goto(`${url}/?problem=${encodeURIComponent('Ring 070')}`);
    await expect(page.getByText(/Det gick inte att logga in den vägen/)).toBeVisible();
  });
});

test.describe('a broker of customers', () => {
  // The pages of the provider itself ask for an icon, and for a font of another host, which each network refuses otherwise.
  test.use({ expectedConsole: /Failed to load resource: (net::ERR_\w+|.* 404)/ });

  let server: OidcServer | undefined;

  test.afterEach(() => server?.close());

  test('is linked on the profile, signs in from then on, and is unlinked', async ({ page, ownPortal }) => {
    test.slow();
    const url = addressOf(ownPortal);
    const registration = {
      clientId: 'portal',
      clientSecret: 'a secret of the journeys',
      redirectUri: `${url}/api/v1/sign-in/customers/callback`,
      postLogoutRedirectUri: `${url}/`,
    };
    server = await startOidcServer(registration);
    server.person = { sub: 'anna at the broker' };
    await ownPortal.resume(0, {
      settings: {
        OIDC_CUSTOMERS_ISSUER: server.issuer,
        OIDC_CUSTOMERS_NAME: 'BankID',
        OIDC_CUSTOMERS_CLIENT_ID: registration.clientId,
        OIDC_CUSTOMERS_CLIENT_SECRET: registration.clientSecret,
        OIDC_CUSTOMERS_PERSON_CLAIM: 'sub',
      },
    });
    await page.goto(`${url}/`);
    await page.getByRole('button', { name: 'Logga in med BankID' }).click();
    await expect(page.getByText(/Det finns inget konto för dig/)).toBeVisible();

    await signIn(page, { url, newestCode: (email) => ownPortal.newestCode(email) }, anna);
    await page.goto(`${url}/profile`);
    await page.getByRole('button', { name: 'Koppla BankID' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Ditt lösenord', { exact: true }).fill(demoPassword);
    await dialog.getByRole('button', { name: 'Fortsätt till BankID' }).click();
    await expect(page.getByText('BankID är kopplat till ditt konto')).toBeVisible();
    await expect(page).toHaveURL(`${url}/profile`);
    await expect(page.getByText(/Kopplat sedan/)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect((await ownPortal.mailsTo(anna))[0]?.subject).toBe('BankID kopplat till ditt konto');

    await signOut(page);
    await page.getByRole('button', { name: 'Logga in med BankID' }).click();
    await expect(page).toHaveURL(`${url}/overview`);

    await page.goto(`${url}/profile`);
    await page.getByRole('button', { name: 'Koppla bort BankID' }).click();
    await dialog.getByLabel('Ditt lösenord', { exact: true }).fill(demoPassword);
    await dialog.getByRole('button', { name: 'Koppla bort BankID' }).click();
    await expect(page.getByText('BankID är inte längre kopplat till ditt konto')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Koppla BankID' })).toBeVisible();

    await page.goto(`${url}/profile?link=cancelled`);
    await expect(page.getByText('Du avbröt, så inget är kopplat.')).toBeVisible();
    await expect(page).toHaveURL(`${url}/profile`);
  });
});
