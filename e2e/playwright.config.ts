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
  // On two cores, three take 543 s for what two take 621 for: a journey also waits for its server.
  workers: 3,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  // A test that is not the same twice is red: a second try would hide which one it is.
  retries: 0,
  timeout: 60_000,
  // A busy machine takes its time; what is green does not wait for it.
  expect: { timeout: 20_000 },
  use: {
    locale: 'sv-SE',
    viewport: { width: 1440, height: 900 },
    // A trace takes a fifth of a journey's time: who needs one asks Playwright with `--trace retain-on-failure`.
    trace: 'off',
    launchOptions: {
      executablePath: await chromiumPath(),
      args: browserArguments,
      env: browserEnvironment,
    },
  },
});
