import { expect, it } from 'vitest';

import { releaseOptions } from './options.ts';

it('releases, unless asked for less', () => {
  expect(releaseOptions([])).toEqual({
    command: 'release',
    isDryRun: false,
    isCanary: false,
    isChecked: false,
  });
  expect(releaseOptions(['--dry-run', '--canary', '--checked'])).toEqual({
    command: 'release',
    isDryRun: true,
    isCanary: true,
    isChecked: true,
  });
});

it('takes a version back with a reason', () => {
  expect(releaseOptions(['roll-back', '0.3.0', '--because', 'Empty'])).toEqual({
    command: 'roll-back',
    version: '0.3.0',
    reason: 'Empty',
    isDryRun: false,
  });
});

it.each([
  [['roll-back', '0.3.0'], 'Say why'],
  [['roll-back', '0.3.0', '--because', ' '], 'Say why'],
  [['roll-back', '--because', 'Empty'], 'Not understood'],
  [['publish'], 'Not understood'],
  [['--because', 'Empty'], 'Not understood'],
  [['--force'], 'Usage'],
])('does not guess what %j means', (args, message) => {
  expect(() => releaseOptions(args)).toThrow(message);
});
