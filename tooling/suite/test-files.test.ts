import { describe, expect, it } from 'vitest';
import { apiTests, apiTestsOf, isRunIn, testsBelow, testsWithOwnWorker } from './test-files.ts';

const api = apiTests();
const tests = testsBelow('apps/api/src');
const inStage = (stage: string | undefined) => tests.filter((test) => isRunIn(stage, api, test));

describe('the tests of the API', () => {
  it('are all run, and those with a database on a server', () => {
    expect(new Set([...inStage('unit'), ...inStage('unit-postgresql')])).toEqual(new Set(tests));
    expect(inStage('unit-postgresql')).toEqual(api.withDatabase);
    expect(inStage(undefined)).toEqual(tests);
  });

  it('come to a database through what they import, however far away', () => {
    expect(api.withDatabase).toContain('apps/api/src/http/authorization-matrix.test.ts');
    expect(api.withDatabase).toContain('apps/api/src/start/two-processes.test.ts');
    expect(api.withoutDatabase).toContain('apps/api/src/http/bounded-work.test.ts');
    expect(api.withoutDatabase).toContain('apps/api/src/start/process.test.ts');
  });

  it('are run twice when they are about the embedded database too', () => {
    for (const test of ['store/database', 'backup/backup', 'testing/fuzz/fuzz'])
      expect(api.onEmbedded).toContain(`apps/api/src/${test}.test.ts`);
    expect(inStage('unit')).not.toContain('apps/api/src/http/authorization-matrix.test.ts');
  });

  it('are run once when they kill processes on databases of their own', () => {
    for (const test of ['store/killed', 'intakes/killed-work', 'supplier/killed-intake']) {
      expect(inStage('unit-postgresql')).toContain(`apps/api/src/${test}.test.ts`);
      expect(inStage('unit')).not.toContain(`apps/api/src/${test}.test.ts`);
    }
  });
});

describe('the tests of a changed area of the API', () => {
  it('are its own, those that import it, and the one that calls every operation', () => {
    const found = apiTestsOf(['apps/api/src/invoices/sek.ts']);
    expect(found).toContain('apps/api/src/invoices/invoices.test.ts');
    expect(found).toContain('apps/api/src/http/authorization-matrix.test.ts');
    expect(found).not.toContain('apps/api/src/users/customer-rights.test.ts');
    expect(found.length).toBeLessThan(tests.length / 2);
  });

  it('are none when nothing of the API is changed', () => {
    expect(apiTestsOf(['packages/ui/src/tag/Tag.tsx'])).toEqual([]);
  });
});

describe('a worker of its own', () => {
  it('is for a test that changes modules for others, counts from their compilation on, or has a page', () => {
    const alone = testsWithOwnWorker();
    expect(alone).toContain('apps/api/src/identity/sign-in-work.test.ts');
    expect(alone).toContain('apps/api/src/http/bounded-work.test.ts');
    expect(alone).toContain('packages/ui/src/site-tree/SiteTree.spoken.test.tsx');
    expect(alone).not.toContain('apps/api/src/http/authorization-matrix.test.ts');
  });
});
