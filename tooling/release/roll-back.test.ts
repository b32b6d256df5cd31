import { expect, it } from 'vitest';

import type { Published, Registry } from './registry.ts';
import { rollBack } from './roll-back.ts';

/** A registry that notes what it is told. */
function made(
  packages: Readonly<Record<string, Published>>,
  deprecated: readonly string[] = [],
): { registry: Registry; said: string[] } {
  const said: string[] = [];
  const registry: Registry = {
    published: (name) => Promise.resolve(packages[name] ?? { versions: [], tags: {} }),
    isDeprecated: (_name, version) => Promise.resolve(deprecated.includes(version)),
    isSignedIn: () => Promise.resolve(true),
    publish: () => Promise.reject(new Error('Nothing is published when a version is taken back.')),
    tag: (...words) => Promise.resolve(void said.push(['tag', ...words].join(' '))),
    deprecate: (...words) => Promise.resolve(void said.push(['deprecate', ...words].join(' '))),
  };
  return { registry, said };
}

const two: Published = { versions: ['0.1.0', '0.2.0'], tags: { latest: '0.2.0' } };

it('gives the version before, and tells why; what others need comes last', async () => {
  const { registry, said } = made({ ui: two, charts: two });
  expect(await rollBack(registry, ['ui', 'charts'], '0.2.0', 'Empty', false)).toEqual([
    { name: 'charts', latest: '0.1.0' },
    { name: 'ui', latest: '0.1.0' },
  ]);
  expect(said).toEqual([
    'tag charts 0.1.0 latest',
    'deprecate charts 0.2.0 Empty',
    'tag ui 0.1.0 latest',
    'deprecate ui 0.2.0 Empty',
  ]);
});

it('goes past trials, deprecated versions and later ones', async () => {
  const versions = ['0.9.0', '0.10.0', '0.11.0', '0.12.0-canary.1', '0.12.0', '0.13.0'];
  const { registry } = made({ ui: { versions, tags: { latest: '0.12.0' } } }, ['0.11.0']);
  expect(await rollBack(registry, ['ui'], '0.12.0', 'Empty', false)).toEqual([
    { name: 'ui', latest: '0.10.0' },
  ]);
});

it('leaves latest alone when it is another version', async () => {
  const { registry, said } = made({ ui: two });
  expect(await rollBack(registry, ['ui'], '0.1.0', 'Old', false)).toEqual([{ name: 'ui', latest: '0.2.0' }]);
  expect(said).toEqual(['deprecate ui 0.1.0 Old']);
});

it('only deprecates the first version there is', async () => {
  const { registry, said } = made({ ui: { ...two, versions: ['0.2.0'] } });
  expect(await rollBack(registry, ['ui'], '0.2.0', 'Empty', false)).toEqual([{ name: 'ui', latest: null }]);
  expect(said).toEqual(['deprecate ui 0.2.0 Empty']);
});

it('leaves packages without the version as they are', async () => {
  const { registry, said } = made({ ui: two });
  expect(await rollBack(registry, ['ui', 'charts'], '0.7.0', 'Empty', false)).toEqual([]);
  expect(said).toEqual([]);
});

it('changes nothing when it only tries', async () => {
  const { registry, said } = made({ ui: two });
  expect(await rollBack(registry, ['ui'], '0.2.0', 'Empty', true)).toEqual([{ name: 'ui', latest: '0.1.0' }]);
  expect(said).toEqual([]);
});
