import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { codeIn, mailsAfter, mailsTo } from '../../../e2e/demo-mailbox.ts';
import { buildPortalIfStale } from '../../../tooling/portal-build.ts';
import { startApiServer } from '../api/api-server.ts';
import { ours } from '../result.ts';
import type { Application } from './application.ts';

/** A corporate group administrator of the demo data with fourteen sites, and the password of all demo accounts. */
const account = { email: 'anna@norrviken.example', password: 'Vinrod-demo-2026' };

async function signIn(origin: string, page: Page): Promise<void> {
  await page.goto(`${origin}/`);
  const known = (await mailsTo(origin, account.email)).length;
  await page.getByLabel('E-post').fill(account.email);
  await page.getByLabel('Lösenord', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Logga in' }).click();
  const mails = await mailsAfter(origin, account.email, known);
  await page.getByLabel('Engångskod').fill(codeIn(mails[0]));
  const confirm = page.getByRole('button', { name: 'Bekräfta' });
  if (await confirm.isVisible()) await confirm.click();
  await page.waitForURL(`${origin}/overview`);
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
    enter: (page) => signIn(origin, page),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
