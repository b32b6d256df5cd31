import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { output } from './command.ts';
import { publishedPackages } from './published-packages.ts';
import { publisherFields, type Publisher } from './publisher.ts';
import { recordOf } from './record.ts';

/** Changesets that wait for a release. */
export function waitingChangesets(root: string): readonly string[] {
  return globSync('.changeset/*.md', { cwd: root }).filter((path) => !path.endsWith('README.md'));
}

/** Turns what waits into versions and changelogs; a snapshot has a version of its own until then. */
export async function makeVersions(tree: string, snapshot: string | null): Promise<void> {
  if (waitingChangesets(tree).length === 0) return;
  const args = snapshot === null ? [] : ['--snapshot', snapshot];
  await output('pnpm', ['changeset', 'version', ...args], { cwd: tree });
  const written = globSync('packages/*/{CHANGELOG.md,package.json}', { cwd: tree });
  await output('pnpm', ['exec', 'oxfmt', ...written], { cwd: tree });
}

/** Commits the versions in the copy; `null` when there is nothing new. */
export async function commitVersions(tree: string): Promise<string | null> {
  const cwd = tree;
  await output('git', ['add', '--all'], { cwd });
  if ((await output('git', ['status', '--porcelain'], { cwd })) === '') return null;
  const names = publishedPackages(tree).map(({ name, version }) => `${name} ${version}`);
  await output('git', ['commit', '--quiet', '--no-verify', '-m', `Release ${names.join(', ')}`], { cwd });
  return output('git', ['rev-parse', 'HEAD'], { cwd });
}

/** Writes into every package of the copy who publishes it. */
export function writePublisher(tree: string, publisher: Publisher): void {
  for (const { name, folder } of publishedPackages(tree)) {
    const file = join(folder, 'package.json');
    const manifest = recordOf(JSON.parse(readFileSync(file, 'utf8')));
    const fields = publisherFields(publisher, name);
    writeFileSync(file, `${JSON.stringify({ ...manifest, ...fields }, null, 2)}\n`);
  }
}

/** What a changelog says of one version. */
export function changesOf(changelog: string, version: string): string {
  const [, after = ''] = changelog.split(`\n## ${version}\n`);
  return (after.split('\n## ')[0] ?? '').trim();
}
