import type { Browser, Page } from 'playwright-core';
import { journeyNow } from '../../../e2e/api-process.ts';
import { codeIn, mailsAfter, mailsTo } from '../../../e2e/demo-mailbox.ts';
import { demoAdministrator, demoCustomer, renewDemoSession } from '../../demo-sign-in.ts';
import { OpenRequests } from './open-requests.ts';
import type { Viewer } from './screens.ts';

const storageKey = 'vinrod.session';

/** Milliseconds for which tokens are used: an access token lives for ten minutes. */
const lifetime = 4 * 60_000;

const accounts = { customer: demoCustomer, staff: demoAdministrator } as const;

/** A session as the portal stores it, as far as tokens are concerned. */
interface StoredTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

function hasTokens(value: unknown): value is StoredTokens {
  return ['accessToken', 'refreshToken'].every((key) => typeof Reflect.get(Object(value), key) === 'string');
}

/** The page of a viewer, with the tokens kept fresh: pictures take longer than they live. */
export class ViewerSession {
  readonly page: Page;
  readonly requests: OpenRequests;
  readonly #url: string;
  #stored: string | undefined;
  #since = Date.now();

  private constructor(page: Page, url: string) {
    this.page = page;
    this.requests = new OpenRequests(page);
    this.#url = url;
  }

  /** Opens a page in Swedish, at a fixed time and without motion, and signs its viewer in. */
  static async open(browser: Browser, url: string, viewer: Viewer): Promise<ViewerSession> {
    const context = await browser.newContext({
      locale: 'sv-SE',
      timezoneId: 'Europe/Stockholm',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date(journeyNow));
    const session = new ViewerSession(page, url);
    if (viewer !== 'visitor') await session.#signIn(accounts[viewer]);
    return session;
  }

  async #signIn({ email, password }: typeof demoCustomer): Promise<void> {
    const { page } = this;
    const known = (await mailsTo(this.#url, email)).length;
    await page.goto(this.#url);
    await page.getByLabel('E-post').fill(email);
    await page.getByLabel('Lösenord', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Logga in' }).click();
    await page.getByLabel('Engångskod').fill(codeIn((await mailsAfter(this.#url, email, known))[0]));
    const confirm = page.getByRole('button', { name: 'Bekräfta' });
    if (await confirm.isVisible()) await confirm.click();
    await page.waitForFunction((key) => localStorage.getItem(key) !== null, storageKey);
    this.#stored = (await page.evaluate((key) => localStorage.getItem(key), storageKey)) ?? undefined;
    this.#since = Date.now();
  }

  /** The session as the portal stores it; undefined for who has none. */
  async stored(): Promise<string | undefined> {
    if (this.#stored === undefined || Date.now() - this.#since < lifetime) return this.#stored;
    const old: unknown = JSON.parse(this.#stored);
    if (!hasTokens(old)) throw new Error('The stored session has no tokens.');
    const { access, refresh } = await renewDemoSession(this.#url, {
      access: old.accessToken,
      refresh: old.refreshToken,
    });
    this.#since = Date.now();
    this.#stored = JSON.stringify({ ...old, accessToken: access, refreshToken: refresh });
    return this.#stored;
  }

  /** Opens an address as in a new tab: with the session, and nothing else that earlier visits have stored. */
  async visit(address: string): Promise<void> {
    await this.page.goto(`${this.#url}/api/health`);
    await this.page.evaluate(
      ([key, session]) => {
        localStorage.clear();
        sessionStorage.clear();
        if (session !== undefined) localStorage.setItem(key, session);
      },
      [storageKey, await this.stored()] as const,
    );
    this.requests.forget();
    await this.page.goto(`${this.#url}${address}`);
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}
