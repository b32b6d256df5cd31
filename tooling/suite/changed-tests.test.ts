import { describe, expect, it } from 'vitest';
import { changedTests, type KnownTests } from './changed-tests.ts';
import { knownTests } from './repository-changes.ts';

const isInvoices = (changed: readonly string[]): boolean =>
  changed.some((file) => file.startsWith('apps/api/src/invoices/'));

const known: KnownTests = {
  reading: [
    'tooling/words/one-word.test.ts',
    'packages/ui/src/docs/coverage.test.ts',
    'apps/api/src/sizes.test.ts',
  ],
  unit: ['apps/api/src/server/contract.test.ts', 'packages/api-client/src/client.test.ts'],
  apiTestsOf: (changed) => (isInvoices(changed) ? ['apps/api/src/invoices/invoices.test.ts'] : []),
  stories: [
    'packages/ui/src/button/Button.stories.tsx',
    'packages/ui/src/tag/Tag.stories.tsx',
    'packages/charts/src/pie/Pie.stories.tsx',
  ],
  journeys: ['invoices', 'sites', 'whole-story'].map((name) => `e2e/journeys/${name}.spec.ts`),
  importersOf: (room) => (room === 'packages/ui/src/format/' ? ['packages/ui/src/tag/parts/Tag.tsx'] : []),
};

const ofChange = (...files: string[]) => changedTests(files, known);

describe('what a change can break', () => {
  it('of a component are the tests that reach it and its own stories, and no journey', () => {
    expect(ofChange('packages/ui/src/button/parts/Label.tsx')).toEqual({
      stages: ['lint', 'house', 'format', 'types', 'unit', 'storybook-build', 'stories'],
      code: ['packages/ui/src/button/parts/Label.tsx'],
      unit: [
        'packages/ui/src/button/parts/Label.tsx',
        'tooling/words/one-word.test.ts',
        'packages/ui/src/docs/coverage.test.ts',
      ],
      stories: ['packages/ui/src/button/Button.stories.tsx'],
      journeys: [],
    });
  });

  it('of what components are made with are the stories of those that import it', () => {
    expect(ofChange('packages/ui/src/format/number.ts')?.stories).toEqual([
      'packages/ui/src/tag/Tag.stories.tsx',
    ]);
  });

  it('of an area of the API are its tests on both databases, and the journeys on it', () => {
    const change = ofChange('apps/api/src/invoices/invoice-list.ts');
    expect(change?.stages).toEqual([
      'lint',
      'house',
      'format',
      'types',
      'contract',
      'unit',
      'unit-postgresql',
      'journeys',
    ]);
    expect(change?.unit).toContain('apps/api/src/invoices/invoices.test.ts');
    expect(change?.unit).not.toContain('apps/api/src/invoices/invoice-list.ts');
    expect(change?.journeys).toEqual(['e2e/journeys/invoices.spec.ts']);
  });

  it('of an area of the API without journeys of its own, and of a screen, is the one through the whole portal', () => {
    const wholeStory = 'e2e/journeys/whole-story.spec.ts';
    expect(ofChange('apps/api/src/mail/mailbox.ts')?.journeys).toEqual([wholeStory]);
    expect(ofChange('apps/portal/src/areas/organisation/sites/SiteList.tsx')?.journeys).toEqual([
      'e2e/journeys/sites.spec.ts',
      wholeStory,
    ]);
  });

  it('of a file that is read and not imported are all tests of its package', () => {
    expect(ofChange('apps/api/package.json')?.unit).toContain('apps/api/src/server/contract.test.ts');
  });

  it('of how a package is packed is its build', () => {
    expect(ofChange('packages/ui/tsup.config.ts')?.stages).toContain('build');
  });

  it('of a journey is itself, and of what journeys share are all', () => {
    expect(ofChange('e2e/journeys/sites.spec.ts')?.journeys).toEqual(['e2e/journeys/sites.spec.ts']);
    expect(ofChange('e2e/portal-test.ts')?.journeys).toEqual(known.journeys);
  });

  it('of the matrix of every story are all stories', () => {
    expect(ofChange('.storybook/preview.tsx')?.stories).toEqual(known.stories);
  });

  it('of a document is its form, and of nothing less', () => {
    expect(ofChange('docs/guides/operations.md')?.stages).toEqual(['format', 'unit']);
    expect(ofChange()?.stages).toEqual(['format', 'unit']);
  });

  it('of versions and settings is everything', () => {
    expect(ofChange('pnpm-lock.yaml')).toBeNull();
    expect(ofChange('vitest.config.ts', 'docs/figures.md')).toBeNull();
  });
});

describe('the tests of this repository', () => {
  it('are found', () => {
    const here = knownTests();
    expect(here.journeys).toContain('e2e/journeys/whole-story.spec.ts');
    expect(here.stories).toContain('packages/ui/src/button/Button.stories.tsx');
    expect(here.reading).toContain('tooling/words/one-word.test.ts');
    // It reads what it has written itself.
    expect(here.reading).not.toContain('apps/api/src/backup/backup.test.ts');
    expect(here.importersOf('packages/ui/src/icon/')).toContain('packages/ui/src/icon-button/IconButton.tsx');
  });
});
