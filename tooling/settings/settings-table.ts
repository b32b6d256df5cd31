import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings, type Setting } from '../../apps/api/src/config/settings.ts';
import { repositoryRoot } from '../repository.ts';

/** The guide that lists the settings. */
export const guidePath = join(repositoryRoot, 'docs/guides/operations.md');

const head = '| setting';
const end = '\n\n';

function row([name, { meaning, fallback }]: readonly [string, Setting]): string {
  return `| \`${name}\` | ${meaning} | ${fallback} |`;
}

/**
 * The guide with its table of settings as the code has them.
 *
 * @throws Error when the guide has no table.
 */
export function guideWithSettings(): string {
  const guide = readFileSync(guidePath, 'utf8');
  const start = guide.indexOf(head);
  const stop = guide.indexOf(end, start);
  if (start === -1 || stop === -1) throw new Error(`${guidePath} has no table of settings.`);
  const table = ['| setting | meaning | without it |', '| - | - | - |', ...Object.entries(settings).map(row)];
  return guide.slice(0, start) + table.join('\n') + guide.slice(stop);
}
