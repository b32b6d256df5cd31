import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();
const playwright = config.testEnvironmentOptions?.['jest-playwright'];

/** Runs the stories in the browser that `tooling/test-storybook.ts` found. */
export default {
  ...config,
  // Stories with 10 000 rows take their time on a busy computer.
  testTimeout: 60_000,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...playwright,
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
