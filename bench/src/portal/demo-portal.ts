import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { codeIn, mailsAfter, mailsTo } from '../../../e2e/demo-mailbox.ts';
import { demoCustomer } from '../../../tooling/demo-sign-in.ts';
import { buildPortalIfStale } from '../../../tooling/portal-build.ts';
import { startApiServer } from '../api/api-server.ts';
import { ours } from '../result.ts';
import type { Application } from './application.ts';

/** Signs in to a running portal by password and code. */
export async function signInToPortal(
  origin: string,
  page: Page,
  account: { readonly email: string; readonly password: string } = demoCustomer,
): Promise<void> {
  await page.goto(`${origin}/`);
  const known = (await mailsTo(origin, account.email)).length;
  await page.getByLabel('E-post').fill(account.email);
  await page.getByLabel('Lösenord', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Logga in' }).click();
  const mails = await mailsAfter(origin, account.email, known);
  await page.getByLabel('Engångskod').fill(codeIn(mails[0]));
  const confirm = page.getByRole('button', { name: 'Bekräfta' });
  if (await confirm.isVisible()) await confirm.click();
  // Staff land on their work.
  await page.waitForURL((url) => ['/overview', '/work'].includes(url.pathname));
}

/** Builds the portal for production and starts it with the demo data, served by its own API. */
export async function startPortal(): Promise<Application> {
  await buildPortalIfStale();
  const folder = mkdtempSync(join(tmpdir(), 'vinrod-portal-'));
  const server = await startApiServer({ folder });
  const { origin } = server;
  return {
    name: ours,
    origin,
    signIn: '/',
    pages: { 'start page': '/overview', analytics: '/analytics' },
    routeChange: {
      from: '/overview',
      link: 'nav a[href^="/invoices"]',
      shown: { selector: 'main [role="gridcell"]', text: 'Norrviken' },
    },
    enter: (page) => signInToPortal(origin, page),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
