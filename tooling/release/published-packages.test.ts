import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { repositoryRoot } from '../repository.ts';
import { publishedPackages } from './published-packages.ts';
import { recordOf } from './record.ts';
import { changesOf } from './versions.ts';

const packages = publishedPackages(repositoryRoot);
const manifestOf = (folder: string) =>
  recordOf(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

it('are those that are not private, and what others need comes first', () => {
  expect(packages.map(({ name }) => name)).toEqual(['@vinrod/api-client', '@vinrod/ui', '@vinrod/charts']);
});

it.each(packages)(
  'adoption R1: $name is built whenever it is packed, and names no publisher in the repository',
  ({ folder }) => {
    const manifest = manifestOf(folder);
    expect(recordOf(manifest['scripts'])['prepack']).toBe('node --run build');
    expect(Object.keys(manifest)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:author|repository|homepage|bugs)$/)]),
    );
  },
);

it('a changelog says what one version changes', () => {
  const changelog = '# a\n\n## 0.2.0\n\n### Minor Changes\n\n- New.\n\n## 0.1.0\n\n- Old.\n';
  expect(changesOf(changelog, '0.2.0')).toBe('### Minor Changes\n\n- New.');
  expect(changesOf(changelog, '0.1.0')).toBe('- Old.');
  expect(changesOf(changelog, '0.3.0')).toBe('');
});
