import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportFault } from './api-report/report-file.ts';
import { output } from './command.ts';
import { pack } from './pack.ts';
import { canary, distTag, hasIdentity, publishArguments } from './publish-arguments.ts';
import { publishedPackages, type PublishedPackage } from './published-packages.ts';
import { readPublisher } from './publisher.ts';
import { npmRegistry, type Registry } from './registry.ts';
import { releaseTree, type ReleaseTree } from './release-tree.ts';
import { tarballFaults } from './tarball/check-tarball.ts';
import { releaseFaults } from './tarball/rules/release.ts';
import { openTarball } from './tarball/tarball.ts';
import { changesOf, commitVersions, makeVersions, waitingChangesets, writePublisher } from './versions.ts';

/** What a release is made of and with. */
export interface ReleaseSetting {
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isDryRun: boolean;
  readonly isCanary: boolean;
  /** Tests the commit; fails when a test does. */
  readonly check: () => Promise<void>;
  readonly say: (line: string) => void;
}

/** A package that is ready to be published. */
interface Ready extends PublishedPackage {
  readonly tarball: string;
  readonly latest: string | undefined;
}

/** Packs in the copy, opens every tarball, and refuses all when one has a fault. */
async function packAll(
  { folder, tarballs }: ReleaseTree,
  setting: ReleaseSetting,
  registry: Registry,
): Promise<readonly Ready[]> {
  const publisher = readPublisher(join(setting.root, 'release.json'), setting.env);
  writePublisher(folder, publisher);
  const ready: Ready[] = [];
  const faults: string[] = [];
  for (const one of publishedPackages(folder)) {
    const { versions, tags } = await registry.published(one.name);
    if (versions.includes(one.version)) {
      setting.say(`${one.name} ${one.version} is published already.`);
      continue;
    }
    const tarball = await pack(one.folder, tarballs);
    const opened = openTarball(readFileSync(tarball));
    const own = [...tarballFaults(opened), ...releaseFaults(opened, publisher)];
    const api = reportFault(opened, one.folder);
    faults.push(...[...own, ...(api === null ? [] : [api])].map((fault) => `${one.name}: ${fault}`));
    ready.push({ ...one, tarball, latest: tags['latest'] });
  }
  if (faults.length > 0) throw new Error(`Nothing is published.\n${faults.join('\n')}`);
  return ready;
}

async function isEverythingPublished(root: string, registry: Registry): Promise<boolean> {
  if (waitingChangesets(root).length > 0) return false;
  for (const { name, version } of publishedPackages(root)) {
    if (!(await registry.published(name)).versions.includes(version)) return false;
  }
  return true;
}

function describe({ name, version, tarball, latest, folder }: Ready): string {
  const { files, size } = openTarball(readFileSync(tarball));
  const changes = changesOf(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8'), version);
  const head = `${name} ${latest ?? 'new'} → ${version}, tag ${distTag(version, latest)}, ${files.size} files, ${Math.round(size / 1000)} kB`;
  return `${head}\n${changes.replaceAll(/^/gm, '  ')}`;
}

/** Publishes one after the other, and tags the commit that each was made of. */
async function publishAll(
  ready: readonly Ready[],
  commit: string,
  { root, env, isCanary, say }: ReleaseSetting,
  registry: Registry,
): Promise<void> {
  for (const { name, version, tarball, latest } of ready) {
    await registry.publish(tarball, publishArguments(version, latest, env));
    say(`${name} ${version} is published.`);
    if (isCanary) continue;
    const tag = `${name}@${version}`;
    await output('git', ['tag', '--annotate', '--force', '-m', tag, tag, commit], { cwd: root });
  }
}

/**
 * Releases what waits: versions and changelogs, tarballs that are opened and checked, and only then the registry. All of
 * it is made in a copy; the repository gets the commit of the versions when every tarball is right. Started again after a
 * failure on the way to the registry, it publishes what is not there yet.
 *
 * @throws Error that says what is in the way.
 */
export async function release(setting: ReleaseSetting): Promise<void> {
  const { root, env, isDryRun, isCanary, check, say } = setting;
  const cwd = root;
  const changes = await output('git', ['status', '--porcelain'], { cwd });
  if (changes !== '') {
    throw new Error(
      `A release is made of a commit, and there are changes that are not committed:\n${changes}`,
    );
  }
  readPublisher(join(root, 'release.json'), env);
  if (isCanary && waitingChangesets(root).length === 0)
    throw new Error('No changeset waits: there is nothing to try.');
  const registry = npmRegistry({ cwd: root, env });
  if (await isEverythingPublished(root, registry)) {
    say('Nothing waits, and everything is published.');
    return;
  }
  if (!isDryRun && !hasIdentity(env) && !(await registry.isSignedIn()))
    throw new Error('npm is not signed in to the registry: npm login.');
  await check();
  const tree = await releaseTree(root);
  try {
    await makeVersions(tree.folder, isCanary ? canary : null);
    const commit = isCanary ? null : await commitVersions(tree.folder);
    const ready = await packAll(tree, setting, registry);
    for (const one of ready) say(describe(one));
    say(hasIdentity(env) ? 'With provenance.' : 'Without provenance: no workflow shows who it is.');
    if (isDryRun) {
      say('Nothing was published.');
      return;
    }
    if (commit !== null) await output('git', ['merge', '--ff-only', '--quiet', commit], { cwd });
    await publishAll(ready, commit ?? 'HEAD', setting, registry);
    if (!isCanary && ready.length > 0) say('Now: git push --follow-tags');
  } finally {
    await tree.remove();
  }
}
