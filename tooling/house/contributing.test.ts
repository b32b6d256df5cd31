import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { repositoryRoot } from '../repository.ts';

const guide = readFileSync(join(repositoryRoot, 'CONTRIBUTING.md'), 'utf8');
const [, map = ''] = /### Where does … go\?\n([\s\S]*?)\n## /.exec(guide) ?? [];

it('sends newcomers to files and folders that exist', () => {
  const places = [...map.matchAll(/`((?:apps|packages|docs)\/[^`]+)`/g)].map(([, place = '']) => place);
  expect(places.length).toBeGreaterThan(15);
  expect(places.filter((place) => !existsSync(join(repositoryRoot, place)))).toEqual([]);
});
