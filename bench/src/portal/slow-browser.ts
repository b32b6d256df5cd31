import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { browserArguments } from '../../../e2e/browser.ts';
import { chromiumPath } from '../../../tooling/programs/browser.ts';
import { freePort } from '../../../tooling/free-port.ts';

/** Slowdown factor of the processor. */
export const cpuSlowdown = 4;

/** "Fast 4G" of Chromium's developer tools: 9 Mbit/s down and 1.5 up less a tenth, 60 ms round trip times 2.75. */
export const fast4G = { downloadKbps: 9000 * 0.9, uploadKbps: 1500 * 0.9, latencyMs: 60 * 2.75 };

/** Debian's Chromium with its own profile, which Lighthouse can use too. */
export interface SlowBrowser {
  readonly context: BrowserContext;
  /** Port of the remote debugger. */
  readonly port: number;
  close(): Promise<void>;
}

/** Starts the browser; a sign-in in one of its pages also applies to Lighthouse. */
export async function startSlowBrowser(): Promise<SlowBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'vinrod-profile-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await chromiumPath(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
    viewport: { width: 1440, height: 900 },
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
  });
  return {
    context,
    port,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Slows a page's processor down. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}
