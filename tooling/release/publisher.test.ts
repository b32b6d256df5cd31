import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { publisherFields, readPublisher } from './publisher.ts';

const folder = mkdtempSync(join(tmpdir(), 'vinrod-publisher-'));
const file = join(folder, 'release.json');
const publisher = {
  author: 'Somebody',
  repository: 'https://git.example/somebody/things.git',
  homepage: 'https://things.example',
  bugs: 'https://git.example/somebody/things/issues',
};

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('refuses to publish for nobody, and names what is missing', () => {
  expect(() => readPublisher(join(folder, 'none.json'), {})).toThrow(
    'set RELEASE_AUTHOR, RELEASE_REPOSITORY, RELEASE_HOMEPAGE, RELEASE_BUGS, or write author, repository, homepage, bugs into release.json',
  );
});

it('refuses an address that is none', () => {
  writeFileSync(
    file,
    JSON.stringify({ ...publisher, bugs: 'by telephone', homepage: 'http://things.example' }),
  );
  expect(() => readPublisher(file, {})).toThrow('set RELEASE_HOMEPAGE, RELEASE_BUGS,');
});

it('takes the file, and rather the environment', () => {
  writeFileSync(file, JSON.stringify(publisher));
  expect(readPublisher(file, { RELEASE_AUTHOR: 'Another' })).toEqual({ ...publisher, author: 'Another' });
});

it('writes the address of the repository as registries want it', () => {
  expect(publisherFields(publisher, '@vinrod/ui')['repository']).toEqual({
    type: 'git',
    url: 'git+https://git.example/somebody/things.git',
    directory: 'packages/ui',
  });
});
