/**
 * Plays every story in Firefox: `pnpm firefox-stories [part of a file's path]`. It ends with 1 when a story fails that is not in
 * `known.txt`. Accessibility is checked in Chromium only; this is about what the play functions do and find.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { isGathered } from '../../.storybook/pictures/gathered.ts';
import { installDebianPackages } from '../programs/debian-package.ts';
import { repositoryRoot } from '../repository.ts';
import { run } from '../run.ts';
import { serveStatic } from '../serve-static.ts';
import { differences, readKnown } from './differences.ts';
import { playStories, type Story } from './play-stories.ts';

const program = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
const part = process.argv[2] ?? '';

function isStory(entry: unknown): entry is Story {
  const {
    type,
    id,
    importPath,
  }: { readonly type?: unknown; readonly id?: unknown; readonly importPath?: unknown } = Object(entry);
  return (
    type === 'story' && typeof id === 'string' && typeof importPath === 'string' && !isGathered(Object(entry))
  );
}

if ((await run('sh', ['-c', `test -x ${program}`])) !== 0)
  await installDebianPackages(['firefox-esr'], ['--no-install-recommends']);
const built = await run('pnpm', ['build:storybook'], { stdio: 'ignore' });
if (built !== 0) throw new Error('Storybook could not be built.');

const index: unknown = JSON.parse(readFileSync(join(repositoryRoot, 'storybook-static/index.json'), 'utf8'));
const { entries }: { readonly entries?: unknown } = Object(index);
const stories = Object.values(Object(entries))
  .filter(isStory)
  .filter(({ importPath }) => importPath.includes(part));

const server = await serveStatic('storybook-static');
const outcomes = new Map<string, string | null>();
try {
  for await (const [{ id }, outcome] of playStories(program, server.url, stories)) {
    outcomes.set(id, outcome);
    if (outcome !== null) process.stdout.write(`${id}\n  ${outcome}\n`);
  }
} finally {
  await server.close();
}

const known = readKnown(readFileSync(join(import.meta.dirname, 'known.txt'), 'utf8'));
const { unknown, mended } = differences(outcomes, known);
for (const id of mended) process.stdout.write(`${id} passes now: take it out of known.txt\n`);
process.stdout.write(`${outcomes.size} stories, ${unknown.length} fail that are not known\n`);
for (const [id] of unknown) process.stdout.write(`  ${id}\n`);
process.exit(unknown.length === 0 && mended.length === 0 ? 0 : 1);
