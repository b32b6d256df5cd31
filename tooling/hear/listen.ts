import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

import { repositoryRoot } from '../repository.ts';
import { run } from '../run.ts';
import { serveStatic } from '../serve-static.ts';
import { browserNames, type BrowserName } from './browsers.ts';
import { Desktop } from './desktop.ts';
import { hearings, type Hearing } from './hearings.ts';
import { transcriptOf, type Step } from './transcript.ts';

const builtStorybook = 'storybook-static';

function isBrowser(name: string): name is BrowserName {
  return browserNames.some((known) => known === name);
}

interface Entry {
  readonly id: string;
  readonly importPath: string;
  readonly exportName: string;
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && 'exportName' in value && 'importPath' in value;
}

/** @throws Error when there is no such story. */
function storyId({ folder, stories, story }: Hearing): string {
  const index: unknown = JSON.parse(readFileSync(join(repositoryRoot, builtStorybook, 'index.json'), 'utf8'));
  const entries: readonly unknown[] = Object.values(Object(Reflect.get(Object(index), 'entries')));
  const found = entries
    .filter(isEntry)
    .find(({ importPath, exportName }) => importPath === `./${folder}/${stories}` && exportName === story);
  if (found === undefined) throw new Error(`${folder}/${stories} has no story ${story}.`);
  return found.id;
}

async function hear(
  desktop: Desktop,
  browser: BrowserName,
  page: string,
  keys: readonly string[],
): Promise<string> {
  await desktop.show(browser, page);
  const steps: Step[] = [];
  for (const key of keys) steps.push({ key, said: await desktop.press(key) });
  return transcriptOf(steps);
}

const { values, positionals } = parseArgs({
  options: { browser: { type: 'string', multiple: true }, update: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const browsers = (values.browser ?? [...browserNames]).map((name) => {
  if (isBrowser(name)) return name;
  throw new Error(`${name} is no browser that is heard: ${browserNames.join(', ')}.`);
});
const wanted = hearings.filter(
  ({ folder }) => positionals.length === 0 || positionals.some((name) => folder.endsWith(name)),
);

if (!existsSync(join(repositoryRoot, builtStorybook, 'index.json')))
  await run('pnpm', ['build:storybook', '--quiet']);
const server = await serveStatic(builtStorybook);
const desktop = new Desktop();
let different = 0;
try {
  await desktop.open();
  for (const hearing of wanted)
    for (const browser of browsers) {
      // Embedded, a story does not play what it tests.
      const page = `${server.url}/iframe.html?id=${encodeURIComponent(storyId(hearing))}&viewMode=story&embed=true`;
      const heard = await hear(desktop, browser, page, hearing.keys);
      const file = join(
        hearing.folder,
        `${hearing.stories.replace('.stories.tsx', '')}.heard.${browser}.txt`,
      );
      const kept = existsSync(join(repositoryRoot, file))
        ? readFileSync(join(repositoryRoot, file), 'utf8')
        : '';
      const isSame = kept === heard;
      if (!isSame && values.update) writeFileSync(join(repositoryRoot, file), heard);
      if (!isSame) different += 1;
      process.stdout.write(`${isSame ? 'same' : 'other'}: ${file}\n${isSame ? '' : `${heard}\n`}`);
    }
} finally {
  await desktop.close();
  await server.close();
}
process.exit(different > 0 && !values.update ? 1 : 0);
