import { expect, it } from 'vitest';
import { guideCommands } from './guide-commands.ts';

it('has every command as it stands, in order, and leaves out those for another machine', () => {
  const guide = [
    'First',
    '```sh\necho one\ncat <<END\n``\nEND\n```',
    '```sh systemd\nsystemctl start portal\n```',
    '```json\n{}\n```',
    '```sh\necho two\n```',
  ].join('\n\n');
  expect(guideCommands(guide)).toBe('set -euo pipefail\necho one\ncat <<END\n``\nEND\n\necho two\n');
});

it('refuses a text without commands', () => {
  expect(() => guideCommands('# Guide\n\n```ts\nlet a;\n```\n')).toThrow('no commands');
});
