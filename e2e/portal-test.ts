import { expect, test as base, type Page } from '@playwright/test';
import { noteInteractions } from './interactions.ts';
import { RunningPortal } from './running-portal.ts';

/** Password of every demo account. */
export const demoPassword = 'Vinrod-demo-2026';

/** A corporate group administrator with sites, news and favourites. */
export const anna = 'anna@norrviken.example';

/** A user of the same corporate group who may only view. */
export const erik = 'erik@norrviken.example';

/** The administrator of another corporate group. */
export const maria = 'maria@bjorkhaga.example';

/** Staff with every permission. */
export const administrator = 'admin@vinrod.example';

/** Staff who may view but not change anything. */
export const support = 'support@vinrod.example';

/**
 * Milliseconds for which tests share a session; its access token lives for ten minutes, of which a test needs a few.
 */
const sessionReuse = 5 * 60_000;

/** File to which every interaction of the journeys is written, when a bench asks for it. */
const interactions = process.env['VINROD_INTERACTIONS'];

type StoredSession = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

interface TestFixtures {
  /** Console output that the journey provokes on purpose (none by default); any other output fails it. */
  readonly expectedConsole: RegExp;
  /** A page signed in as Anna, on the overview. */
  readonly signedInPage: Page;
  /** Signs the test's page in as a user and opens a page of the portal, by default the overview. */
  readonly openAs: (email: string, path?: string) => Promise<Page>;
  /** A portal for this test alone, for journeys that stop it or change its clock. */
  readonly ownPortal: RunningPortal;
}

interface WorkerFixtures {
  readonly portal: RunningPortal;
  /** Cookies and storage of a user's session: signing in for every test would hit the sign-in limits. */
  readonly sessionOf: (email: string) => Promise<StoredSession>;
}

/**
 * Types password and one-time code as a person does, and ends on the overview, or for staff on what waits for them.
 *
 * @param origin - Where the portal is served, when that is not its back end.
 */
export async function signIn(
  page: Page,
  portal: Pick<RunningPortal, 'url' | 'newestCode'>,
  email: string,
  password = demoPassword,
  origin = portal.url,
): Promise<void> {
  await page.goto(`${origin}/`);
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Lösenord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Logga in', exact: true }).click();
  const code = page.getByLabel('Engångskod');
  await expect(code).toBeVisible();
  await code.fill(await portal.newestCode(email));
  const confirm = page.getByRole('button', { name: 'Bekräfta' });
  if (await confirm.isVisible()) await confirm.click();
  await expect(page).toHaveURL(`${origin}/${email.endsWith('@vinrod.example') ? 'work' : 'overview'}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/**
 * Before it hands a context to the next journey, Playwright empties the storage of each origin from a document of its
 * own, for which Chromium asks for this file, also of a server that has stopped. The portal's documents name theirs.
 */
const testRunnersIcon = '/favicon.ico';

export const test = base.extend<TestFixtures, WorkerFixtures>({
  portal: [
    async ({}, use, info) => {
      const portal = await RunningPortal.start(`worker-${info.parallelIndex}`);
      await use(portal);
      await portal.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  sessionOf: [
    async ({ browser, portal }, use) => {
      const sessions = new Map<
        string,
        { readonly since: number; readonly session: Promise<StoredSession> }
      >();
      const start = async (email: string): Promise<StoredSession> => {
        const context = await browser.newContext({ locale: 'sv-SE' });
        await signIn(await context.newPage(), portal, email);
        const session = await context.storageState();
        await context.close();
        return session;
      };
      await use((email) => {
        const known = sessions.get(email);
        if (known !== undefined && Date.now() - known.since < sessionReuse) return known.session;
        const session = start(email);
        sessions.set(email, { since: Date.now(), session });
        return session;
      });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  ownPortal: async ({ page }, use, info) => {
    const portal = await RunningPortal.start(`test-${info.parallelIndex}`);
    await use(portal);
    // Requests still pending at the end of a test must not fail it when the portal stops.
    await page.close();
    await portal.dispose();
  },
  expectedConsole: async ({}, use) => {
    await use(/^(?!)/);
  },
  page: async ({ page, expectedConsole }, use) => {
    const unexpected: string[] = [];
    const note = (text: string, from = '') => {
      if (!expectedConsole.test(text)) unexpected.push(from === '' ? text : `${text} (${from})`);
    };
    page.on('console', (message) => {
      const { url } = message.location();
      if (['error', 'warning'].includes(message.type()) && !url.endsWith(testRunnersIcon))
        note(message.text(), url);
    });
    page.on('pageerror', (error) => note(error.message));
    if (interactions !== undefined) await noteInteractions(page, interactions);
    await page.clock.install({ time: new Date('2026-11-20T08:00:00+01:00') });
    await use(page);
    expect(unexpected, 'console errors and warnings').toEqual([]);
  },
  openAs: async ({ page, context, portal, sessionOf }, use) => {
    await use(async (email, path = '/overview') => {
      await context.setStorageState(await sessionOf(email));
      await page.goto(`${portal.url}${path}`);
      return page;
    });
  },
  signedInPage: async ({ openAs }, use) => {
    await use(await openAs(anna));
  },
});

export { expect };
