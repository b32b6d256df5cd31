import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { measureRoutes, type RouteSizes } from './route-sizes.ts';

/** Most that a page may add in kB (1000 bytes, gzip) to what everybody has loaded who has signed in. */
const USUAL = 90;

/**
 * Pages of tables and diagrams that weigh more; bench/README.md says what stands in the way. Texts of charts as messages
 * cost those with a line graph 1.5 to 2.7 (docs/decisions/0023).
 */
const limits: Readonly<Record<string, number>> = {
  // Comes when a comparison is chosen: a table, most of which the month report beside it has loaded.
  'areas/energy/graph/comparison/ComparisonFigures.tsx': 137,
  'areas/energy/graph/GraphReport.tsx': 95,
  'areas/energy/month/MonthReport.tsx': 138,
  'areas/environment/certificates/CertificatesScreen.tsx': 94,
  // The words of events are there in both languages, as the files of the log are.
  'areas/people/event-log/index.ts': 99,
  'areas/environment/residual-mix/ResidualMixScreen.tsx': 122,
  'areas/organisation/site-group/SiteGroupScreen.tsx': 105,
  'areas/organisation/site/SiteScreen.tsx': 110,
};

const routeSources = import.meta.glob('../areas/*/*routes.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

let sizes: RouteSizes;

beforeAll(async () => {
  // Vitest sets it to "test", and React would then be built for development.
  vi.stubEnv('NODE_ENV', 'production');
  sizes = await measureRoutes();
}, 240_000);

afterAll(() => {
  vi.unstubAllEnvs();
});

describe('size in kB of JavaScript, minified and gzipped', () => {
  // The target was 110 kB; React alone is 69. The library of messages costs 1.4 (docs/decisions/0018).
  it('brings the sign-in page in at most 125.5 kB', () => {
    expect(sizes.signIn / 1000).toBeGreaterThan(70);
    expect(sizes.signIn / 1000).toBeLessThanOrEqual(125.5);
  });

  it('brings the frame of the signed-in in at most 95 kB more', () => {
    expect(sizes.frame / 1000).toBeGreaterThan(20);
    expect(sizes.frame / 1000).toBeLessThanOrEqual(95);
  });

  it('brings each page in what it may weigh', () => {
    const heavier = [...sizes.byScreen].filter(([screen, bytes]) => bytes / 1000 > (limits[screen] ?? USUAL));
    expect(sizes.byScreen.size).toBeGreaterThan(20);
    expect(heavier).toEqual([]);
  });
});

it('compiles every text: no file has the parser of ICU messages', () => {
  expect(sizes.withMessageParser).toEqual([]);
});

describe('files that the document of a page names', () => {
  it('are known for every page of the route table but the sign-in page, which is in the start', () => {
    const inSources = Object.values(routeSources).flatMap((text) => text.match(/path: '[^']+'/g) ?? []);
    const paths = inSources.map((text) => text.slice("path: '".length, -1)).filter((path) => path !== '/');
    expect(paths.length).toBeGreaterThan(25);
    expect([...sizes.pageFiles.keys()].toSorted()).toEqual(paths.toSorted());
  });

  it('are few enough to be asked for at once: six beside the start, and six more', () => {
    const many = [...sizes.pageFiles].filter(([, files]) => Array.isArray(files) && files.length > 16);
    expect(many).toEqual([]);
  });
});
