import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../tooling/programs/browser.ts';
import { browserArguments, browserEnvironment } from './browser.ts';

const longest = /whole-story\.spec\.ts$/;

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/journeys',
  globalSetup: './seed.ts',
  // The longest test first: at the end, one core would wait for it.
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testIgnore: longest },
  ],
  // On two cores, three workers take 543 s and two take 621 s: a journey also waits for its server.
  workers: 3,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  // No retries: they would hide flaky tests.
  retries: 0,
  // They end what hangs, and measure nothing: a journey that starts its own portal several times takes a minute where the
  // computer is slow or busy. Tests that pass do not wait.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    // A worker reuses one browser context and clears it between journeys, because opening one costs CPU time.
    reuseContext: true,
    locale: 'sv-SE',
    viewport: { width: 1440, height: 900 },
    // A trace takes a fifth of a journey's time; pass `--trace retain-on-failure` to Playwright when needed.
    trace: 'off',
    launchOptions: {
      executablePath: await chromiumPath(),
      args: browserArguments,
      env: browserEnvironment,
    },
  },
});
