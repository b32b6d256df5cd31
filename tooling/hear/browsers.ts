import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Browsers whose speech is heard. */
export const browserNames = ['chromium', 'firefox'] as const;

/** One of {@link browserNames}. */
export type BrowserName = (typeof browserNames)[number];

/** A command with its arguments, and what is known of the window that it opens. */
export interface BrowserStart {
  readonly command: string;
  readonly args: readonly string[];
  readonly windowClass: string;
  /** A place above and left of everything in a story, px of the screen: Tab leads on from what was clicked. */
  readonly emptyPlace: readonly [x: string, y: string];
}

/** Firefox asks nothing at its first start, and makes its tree for screen readers at once. */
const firefoxSettings = {
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'sv',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'ui.prefersReducedMotion': 1,
};

/** How a browser is started with a page and nothing else: without tabs and an address bar, in a profile of its own. */
export const browserStarts: Readonly<Record<BrowserName, (profile: string, page: string) => BrowserStart>> = {
  chromium: (profile, page) => ({
    command: 'chromium',
    args: [
      // It may run as root, and says nothing of it.
      '--no-sandbox',
      '--test-type',
      '--no-first-run',
      '--disable-gpu',
      // It does not offer to translate what its reader reads.
      '--accept-lang=sv-SE,sv',
      '--disable-features=Translate',
      '--lang=sv',
      '--force-prefers-reduced-motion',
      '--force-renderer-accessibility',
      '--window-position=0,0',
      '--window-size=1440,900',
      `--user-data-dir=${profile}`,
      `--app=${page}`,
    ],
    windowClass: 'chromium',
    emptyPlace: ['8', '500'],
  }),
  firefox: (profile, page) => {
    mkdirSync(profile, { recursive: true });
    writeFileSync(
      join(profile, 'user.js'),
      Object.entries(firefoxSettings)
        .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
        .join(''),
    );
    return {
      command: 'firefox-esr',
      args: ['--no-remote', '--profile', profile, '--kiosk', page],
      windowClass: 'firefox-esr',
      emptyPlace: ['4', '6'],
    };
  },
};
