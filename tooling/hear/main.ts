/**
 * Lets a screen reader with a silent voice read stories, key by key, and keeps what it says beside them:
 * `pnpm hear [--browser chromium|firefox] [--update] [folder…]`. Without `--update` it says which transcripts differ from
 * those that are kept, and ends with 1.
 */
import process from 'node:process';

import { chromiumPath } from '../programs/browser.ts';
import { installDebianPackages } from '../programs/debian-package.ts';
import { run } from '../run.ts';

/** Debian's packages: the reader, its voice, a screen, and what presses keys. */
const packages = [
  'orca',
  'speech-dispatcher',
  'at-spi2-core',
  'dbus',
  'xvfb',
  'openbox',
  'xdotool',
  'firefox-esr',
];

const found = await Promise.all(
  ['orca', 'Xvfb', 'openbox', 'xdotool', 'dbus-run-session', 'firefox-esr'].map((command) =>
    run('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' }),
  ),
);
if (found.some((code) => code !== 0)) await installDebianPackages(packages, ['--no-install-recommends']);
await chromiumPath();
// A bus of its own, so that nothing is heard of the desktop that it may run on.
process.exit(
  await run('dbus-run-session', ['--', process.execPath, 'tooling/hear/listen.ts', ...process.argv.slice(2)]),
);
