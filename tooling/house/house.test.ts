import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repositoryRoot } from '../repository.ts';
import { apiRooms, rules } from './rules.ts';

/** Imports that must be refused, each with the rule that refuses it. Each file has one import only. */
const forbidden: readonly (readonly [rule: string, from: string, imported: string])[] = [
  ['locale-knows-nobody', 'packages/locale/src/a.ts', '@vinrod/ui/format'],
  ['locale-knows-nobody', 'packages/locale/src/a.test.ts', '@vinrod/api-client/contract'],
  ['locale-needs-nothing', 'packages/locale/src/b.ts', 'react'],
  ['locale-needs-nothing', 'packages/locale/src/c.ts', 'node:fs'],
  ['locale-needs-nothing', 'packages/locale/src/messages/d.ts', 'intl-messageformat'],
  ['messages-library-in-one-place', 'packages/ui/src/a/f.ts', 'intl-messageformat'],
  ['messages-library-in-one-place', 'apps/portal/src/data/e.ts', '@formatjs/icu-messageformat-parser'],
  ['ui-knows-locale-only', 'packages/ui/src/a/a.ts', '@vinrod/charts/core'],
  ['ui-knows-locale-only', 'packages/ui/src/a/b.ts', '@vinrod/api-client/contract'],
  ['ui-knows-locale-only', 'packages/ui/src/a/a.test.ts', '@vinrod/api-client'],
  ['client-knows-nobody', 'packages/api-client/src/a.ts', '@vinrod/ui/button'],
  ['client-without-the-conformance-kit', 'packages/api-client/src/g.ts', './conformance/index.ts'],
  ['client-needs-nothing', 'packages/api-client/src/b.ts', 'react'],
  ['client-needs-nothing', 'packages/api-client/src/c.ts', 'react/jsx-runtime'],
  ['client-needs-nothing', 'packages/api-client/src/transport/d.ts', 'node:fs'],
  ['charts-know-tokens-and-format', 'packages/charts/src/a/a.tsx', '@vinrod/ui/button'],
  ['charts-know-tokens-and-format', 'packages/charts/src/a/b.tsx', '@vinrod/api-client'],
  ['charts-stories-know-the-kit', 'packages/charts/src/a/a.stories.tsx', '@vinrod/api-client'],
  ['charts-below-the-face-without-react', 'packages/charts/src/core/a.ts', 'react'],
  ['charts-below-the-face-without-react', 'packages/charts/src/layout/deep/a.ts', 'react-dom/client'],
  ['charts-below-the-face-without-react', 'packages/charts/src/a/a-chart.ts', 'react'],
  ['charts-below-the-face-without-react', 'packages/charts/src/a/b-chart.ts', './Face.tsx'],
  ['charts-below-the-face-without-react', 'packages/charts/src/parts/a/a.ts', 'react'],
  ['charts-below-the-face-without-react', 'packages/charts/src/parts/a/b.ts', '../../a/Face.tsx'],
  ['api-knows-the-contract', 'apps/api/src/energy/a.ts', '@vinrod/ui/format'],
  ['api-knows-the-contract', 'apps/api/src/energy/b.ts', '@vinrod/api-client'],
  ['store-knows-no-request', 'apps/api/src/store/a.ts', '../http/router.ts'],
  ['store-knows-no-request', 'apps/api/src/store/schema/b.ts', '../../identity/rate-limit.ts'],
  ...apiRooms
    .slice(0, -1)
    .map(
      (room, place) =>
        [
          `${room}-knows-no-room-above`,
          `apps/api/src/${room}/below.ts`,
          `../${apiRooms[place + 1] ?? ''}/room.ts`,
        ] as const,
    ),
  ['energy-knows-no-room-above', 'apps/api/src/energy/g.ts', '../cli/room.ts'],
  ['server-knows-no-room-above', 'apps/api/src/server/g.ts', '../operations.ts'],
  ['rooms-stand-on-each-other', 'apps/api/src/cli/g.ts', '../weather/room.ts'],
  ['no-way-around-the-contract', 'apps/portal/src/data/a.ts', '../../../api/src/http/router.ts'],
  [
    'account-knows-no-later-area',
    'apps/portal/src/areas/account/profile/a.tsx',
    '../../people/users/index.ts',
  ],
  [
    'people-knows-no-later-area',
    'apps/portal/src/areas/people/users/a.tsx',
    '#areas/organisation/corporate-group',
  ],
  ['energy-knows-no-later-area', 'apps/portal/src/areas/energy/a.tsx', '../invoices/queries/index.ts'],
  [
    'invoices-knows-no-later-area',
    'apps/portal/src/areas/invoices/queries/a.ts',
    '../../organisation/corporate-group/index.ts',
  ],
  [
    'environment-knows-no-later-area',
    'apps/portal/src/areas/environment/mix/a.tsx',
    '#areas/organisation/corporate-group',
  ],
  ['news-knows-no-later-area', 'apps/portal/src/areas/news/card/a.tsx', '../../overview/start/index.ts'],
  [
    'organisation-knows-no-later-area',
    'apps/portal/src/areas/organisation/site/a.tsx',
    '../../overview/start/index.ts',
  ],
  ['areas-stand-in-the-order', 'apps/portal/src/areas/overview/start/a.tsx', '../../weather/index.ts'],
  [
    'areas-by-the-front-door',
    'apps/portal/src/areas/organisation/site/b.tsx',
    '../../people/users/Person.tsx',
  ],
  ['only-routes-know-areas', 'apps/portal/src/shell/a.tsx', '#areas/people/users'],
  ['only-routes-know-areas', 'apps/portal/src/data/d.ts', '../areas/invoices/queries/index.ts'],
  ['catalogue-knows-texts', 'apps/portal/src/messages/a.ts', '../areas/people/users/index.ts'],
  ['texts-know-nothing', 'apps/portal/src/areas/people/messages/a.ts', '../users/index.ts'],
  ['texts-know-nothing', 'apps/portal/src/areas/people/messages/b.ts', 'react'],
  ['frame-is-above-the-ground', 'apps/portal/src/drafts/a.ts', '../shell/round.ts'],
  ['through-the-front-door', 'apps/portal/src/data/b.ts', '../../../../packages/ui/src/button/index.ts'],
  ['through-the-front-door', 'apps/api/src/energy/e.ts', '../../../../packages/locale/src/day.ts'],
  ['through-the-front-door', 'packages/charts/src/a/c.tsx', '../../../ui/src/format/index.ts'],
  [
    'packages-know-no-workbench',
    'packages/ui/src/a/d.stories.tsx',
    '../../../../.storybook/pictures/gather.tsx',
  ],
  ['shipped-knows-no-test', 'apps/api/src/energy/c.ts', './testing/scenario.ts'],
  ['resolves', 'packages/ui/src/a/c.ts', './nowhere.ts'],
  ['no-circle', 'packages/ui/src/a/circle.ts', './round.ts'],
  ['no-circle', 'apps/portal/src/shell/circle.ts', './round.ts'],
  ['routes-are-the-top', 'apps/portal/src/shell/b.ts', '../routes/route-table.ts'],
];

/** Targets of the forbidden imports. */
const destinations: Readonly<Record<string, string>> = {
  'packages/api-client/src/conformance/index.ts': '',
  '.storybook/pictures/gather.tsx': '',
  'packages/ui/src/button/index.ts': '',
  'packages/ui/src/format/index.ts': '',
  'packages/ui/src/a/round.ts': `import './circle.ts';`,
  'packages/locale/src/day.ts': '',
  'packages/locale/src/messages/define-messages.ts': '',
  'packages/charts/src/core/index.ts': '',
  'packages/charts/src/a/Face.tsx': '',
  'packages/api-client/src/index.ts': '',
  'packages/api-client/src/contract.ts': '',
  ...Object.fromEntries([...apiRooms, 'weather'].map((room) => [`apps/api/src/${room}/room.ts`, ''])),
  'apps/api/src/operations.ts': '',
  'apps/api/src/http/router.ts': '',
  'apps/api/src/identity/rate-limit.ts': '',
  'apps/api/src/energy/testing/scenario.ts': '',
  'apps/portal/src/areas/people/users/index.ts': '',
  'apps/portal/src/areas/people/users/Person.tsx': '',
  'apps/portal/src/areas/people/messages/people.ts': '',
  'apps/portal/src/areas/invoices/queries/index.ts': '',
  'apps/portal/src/areas/organisation/corporate-group/index.ts': '',
  'apps/portal/src/areas/overview/start/index.ts': '',
  'apps/portal/src/areas/weather/index.ts': '',
  'apps/portal/src/routes/route-table.ts': '',
  'apps/portal/src/shell/round.ts': `import type {} from './circle.ts';`,
};

/** Entry points of the packages. */
const doors = {
  locale: { './*': './src/*.ts' },
  ui: { './*': './src/*/index.ts' },
  charts: { './*': './src/*/index.ts' },
  'api-client': { '.': './src/index.ts', './contract': './src/contract.ts' },
};

/** Imports that are allowed although they resemble the forbidden ones. */
const allowed: readonly (readonly [from: string, imported: string])[] = [
  ['apps/portal/src/data/c.ts', '@vinrod/ui/format'],
  ['apps/portal/src/routes/d.ts', '../areas/people/users/Person.tsx'],
  ['apps/portal/src/messages/catalogue.ts', '../areas/people/messages/people.ts'],
  ['apps/portal/src/areas/organisation/site/c.tsx', '#areas/people/users'],
  ['apps/portal/src/BehindSignIn.tsx', './routes/route-table.ts'],
  ['apps/api/src/energy/d.ts', '@vinrod/api-client/contract'],
  ['packages/locale/src/messages/a.ts', '@formatjs/icu-messageformat-parser'],
  ['apps/portal/src/areas/people/messages/c.ts', '@vinrod/locale/messages/define-messages'],
  ['packages/ui/src/a/e.ts', '@vinrod/locale/day'],
  ['apps/api/src/energy/f.ts', '@vinrod/locale/day'],
  ['packages/charts/src/a/f.ts', '@vinrod/locale/day'],
  ['packages/charts/src/a/d.tsx', '@vinrod/ui/format'],
  ['packages/charts/src/a/e.tsx', 'react'],
  ['packages/charts/src/a/d.stories.tsx', '@vinrod/ui/button'],
];

let house: string;
let refused: ReadonlyMap<string, readonly string[]>;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
}

function install(name: string, folder: string): void {
  const link = join(house, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(folder, link);
}

async function refusals(): Promise<ReadonlyMap<string, readonly string[]>> {
  const options: ICruiseOptions = {
    ...rules.options,
    baseDir: house,
    ruleSet: { forbidden: rules.forbidden },
    validate: true,
  };
  const { output } = await cruise(['packages', 'apps'], options, rules.options.enhancedResolveOptions);
  if (typeof output === 'string') throw new TypeError('The guard answered in words.');
  return byFile(output);
}

function byFile({ summary }: ICruiseResult): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { from, rule } of summary.violations) names.set(from, [...(names.get(from) ?? []), rule.name]);
  return names;
}

beforeAll(async () => {
  house = mkdtempSync(join(tmpdir(), 'vinrod-house-'));
  for (const [file, text] of Object.entries(destinations)) write(file, text);
  for (const [name, exports] of Object.entries(doors)) {
    write(`packages/${name}/package.json`, JSON.stringify({ name: `@vinrod/${name}`, exports }));
    install(`@vinrod/${name}`, join(house, 'packages', name));
  }
  write('apps/portal/package.json', JSON.stringify({ imports: { '#areas/*': './src/areas/*/index.ts' } }));
  for (const name of ['react', 'react-dom']) install(name, join(repositoryRoot, 'node_modules', name));
  for (const name of ['intl-messageformat', '@formatjs/icu-messageformat-parser'])
    install(name, join(repositoryRoot, 'packages/locale/node_modules', name));
  for (const [, from, imported] of forbidden) write(from, `import '${imported}';\n`);
  for (const [from, imported] of allowed) write(from, `import '${imported}';\n`);
  refused = await refusals();
}, 60_000);

afterAll(() => rmSync(house, { recursive: true, force: true }));

describe('the guard of the house', () => {
  test.each(forbidden)('%s refuses %s → %s', (rule, from) => {
    expect(refused.get(from)).toContain(rule);
  });

  test.each(allowed)('lets %s → %s through', (from) => {
    expect(refused.get(from) ?? []).toEqual([]);
  });

  test('has no rule that nothing is held against', () => {
    const held: ReadonlySet<string | undefined> = new Set(forbidden.map(([rule]) => rule));
    expect(new Set(rules.forbidden.map(({ name }) => name))).toEqual(held);
  });
});
