import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();
const playwright = config.testEnvironmentOptions?.['jest-playwright'];

/** Runs the stories in the browser that `tooling/test-storybook.ts` found. */
export default {
  ...config,
  testEnvironment: './.storybook/kept-browser-environment.js',
  // What they set, the environment sets; matchers for pages are used by no story.
  setupFilesAfterEnv: [],
  // Stories with 10 000 rows take their time on a busy computer.
  testTimeout: 60_000,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...playwright,
      // The environment launches the browser: one for each worker, to which nobody else passes messages on.
      skipInitialization: true,
      launchOptions: {
        ...playwright?.launchOptions,
        executablePath: process.env.CHROMIUM_PATH,
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      },
    },
  },
};
