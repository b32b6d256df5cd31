import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { run } from '../run.ts';
import { canInstallDebianPackages, installDebianPackages } from './debian-package.ts';
import { knownBrowsers } from './known-browsers.ts';

/** Ways to get a browser; each returns the program's path, or null. */
export interface BrowserWays {
  /** `CHROMIUM_PATH`, even if nothing is there. */
  readonly named: string | null;
  system(): string | null;
  downloaded(): Promise<string | null>;
  fromDebian(): Promise<string | null>;
}

/**
 * The first available browser: that of `CHROMIUM_PATH`, the system's, Playwright's own download, or Debian's package.
 *
 * @throws Error when there is none, or none at `CHROMIUM_PATH`.
 */
export async function selectBrowser(ways: BrowserWays, exists = existsSync): Promise<string> {
  if (ways.named !== null) {
    if (exists(ways.named)) return ways.named;
    throw new Error(`CHROMIUM_PATH names ${ways.named}, which is not there.`);
  }
  const path = ways.system() ?? (await ways.downloaded()) ?? (await ways.fromDebian());
  if (path !== null) return path;
  throw new Error('No browser was found: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
}

function system(): string | null {
  return (
    knownBrowsers({ platform: process.platform, env: process.env }).find((path) => existsSync(path)) ?? null
  );
}

async function downloaded(): Promise<string | null> {
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  process.stdout.write('Downloading a browser …\n');
  await run('playwright-core', ['install', 'chromium'], { stdio: 'ignore' });
  return existsSync(path) ? path : null;
}

async function fromDebian(): Promise<string | null> {
  if (!canInstallDebianPackages()) return null;
  await installDebianPackages(['chromium']);
  try {
    await installDebianPackages(['chromium-headless-shell']);
  } catch {
    // Debian releases before 12 do not have it; tests are slower without.
  }
  return system();
}

let selected: Promise<string> | undefined;

/**
 * Path of the browser that every browser test uses, see {@link selectBrowser}.
 *
 * @throws Error when there is none and none can be had.
 */
export function chromiumPath(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'] ?? '';
  selected ??= selectBrowser({ named: named === '' ? null : named, system, downloaded, fromDebian });
  return selected;
}
