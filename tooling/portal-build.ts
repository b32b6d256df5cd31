import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repositoryRoot } from './repository.ts';
import { run } from './run.ts';

const sources = [
  'apps/portal/src',
  'apps/portal/public',
  'apps/portal/index.html',
  'apps/portal/vite.config.ts',
  'packages/locale/src',
  'packages/ui/src',
  'packages/charts/src',
  'packages/api-client/src',
  'pnpm-lock.yaml',
];

const stampPath = join(repositoryRoot, 'apps/portal/dist/.source-digest');

function* files(path: string): Generator<string> {
  if (!existsSync(path)) return;
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  for (const entry of entries) if (entry.isFile()) yield join(entry.parentPath, entry.name);
}

function sourceDigest(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(repositoryRoot, source);
    const found = /\.\w+$/.test(source) ? [path] : [...files(path)].toSorted();
    for (const file of found) hash.update(relative(repositoryRoot, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Records that the portal was just built from its current sources. */
export function notePortalBuild(): void {
  writeFileSync(stampPath, sourceDigest());
}

/**
 * Builds the portal's static files unless the last build is of the same sources: a second start must not pay for a
 * build.
 *
 * @throws Error when the build fails.
 */
export async function buildPortalIfStale(): Promise<void> {
  const digest = sourceDigest();
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === digest) return;
  process.stdout.write('Building the portal …\n');
  const code = await run('pnpm', ['--filter', '@vinrod/portal', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) throw new Error('The portal could not be built.');
  writeFileSync(stampPath, digest);
}
