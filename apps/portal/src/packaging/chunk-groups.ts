import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const source = new URL('..', import.meta.url).pathname;

/** What everybody has who has signed in: menu, top bar, texts, queries. */
const frameRoot = 'shell/signed-in-area/index.ts';

/** What several pages ask and say may not weigh on each: a handful of lines for every list. */
const isShared = /\/apps\/portal\/src\/(?:areas\/[^/]+\/queries\/[^/]+|list-query-params\/[^/]+)\.ts$/;

/** Pages and reports that can be had without a table of records. What two of them share is worth a file of its own. */
const withoutTable = [
  'areas/energy/AnalyticsScreen.tsx',
  'areas/energy/graph/GraphReport.tsx',
  'areas/energy/hour/HourReport.tsx',
  'areas/organisation/contact/ContactScreen.tsx',
  'areas/news/published/NewsArticleScreen.tsx',
  'areas/news/published/NewsListScreen.tsx',
  'areas/overview/start/OverviewScreen.tsx',
  'areas/account/profile/ProfileScreen.tsx',
  'areas/organisation/site-group-editor/CreateSiteGroupScreen.tsx',
  'areas/organisation/site/SiteScreen.tsx',
  'areas/account/update-password/UpdatePasswordScreen.tsx',
  // The choice of roles stands on pages without a table, and on pages with one.
  'areas/people/users/RoleChoice.tsx',
];

/**
 * Modules of which many others take a small part: lists of exports of large components, and the contexts beside react-aria's
 * autocomplete. Following them would count what they hold as everybody's.
 */
const takenInPart =
  /\/ui\/src\/(?:data-table|command-palette)\/index\.ts$|\/react-aria-components\/dist\/private\/Autocomplete\.mjs$/;

/** Everything a module imports at once, however deep. */
function importsOf(context: Context, id: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
    if (!takenInPart.test(imported)) importsOf(context, imported, found);
  }
  return found;
}

/** How many of some modules import each module, in the graph that a build is about. */
function timesImported(roots: readonly string[]): (id: string, context: Context) => number {
  let times: Map<string, number> | undefined;
  return (id, context) => {
    if (times === undefined) {
      times = new Map();
      for (const root of roots) {
        for (const found of importsOf(context, source + root)) times.set(found, (times.get(found) ?? 0) + 1);
      }
    }
    return times.get(id) ?? 0;
  };
}

/**
 * How the code is shared out over files. On a phone each file costs a way to the server and back, however small it is,
 * and a browser asks for six at a time; code that a page does not need costs its bytes.
 */
export function chunkGroups(): Group[] {
  const inFrame = timesImported([frameRoot]);
  const inPages = timesImported(withoutTable);
  return [
    // What every page needs, the sign-in page among it.
    { name: 'start', tags: ['$initial'], priority: 5 },
    {
      name: (id, context) => (isShared.test(id) || inFrame(id, context) > 0 ? 'frame' : null),
      debugName: 'frame',
      priority: 4,
    },
    {
      name: (id, context) => (inPages(id, context) > 1 ? 'parts' : null),
      debugName: 'parts',
      test: (id) => !id.includes('/packages/charts/'),
      minShareCount: 6,
      priority: 3,
    },
    // With all it needs itself.
    { name: 'table', test: /\/ui\/src\/data-table\/DataTable\.tsx$/, priority: 2 },
    { name: 'charts', test: /\/packages\/charts\/src\/|\/d3-/, minShareCount: 4, priority: 1 },
  ];
}
