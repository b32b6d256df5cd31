import { defineConfig } from '@playwright/test';
import { browserArguments } from './browser.ts';

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/journeys',
  globalSetup: './seed.ts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  // On a busy machine the browser can be slower than any wait; Playwright names what needed its second chance as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'sv-SE',
    viewport: { width: 1440, height: 900 },
    // A trace takes a fifth of a journey's time, and nobody can open one that CI made.
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: browserArguments,
    },
  },
});
