import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const source = new URL('..', import.meta.url).pathname;

/** Loaded by everybody who has signed in: menu, top bar, texts, queries. */
const frameRoot = 'BehindSignIn.tsx';

/**
 * Queries and list params shared by several pages go in the frame chunk, not in each page: a handful of lines per list.
 */
const isShared =
  /\/apps\/portal\/src\/(?:areas\/[^/]+\/queries\/[^/]+|list-query-params\/[^/]+|areas\/energy\/frame\/use-sites-query-params|areas\/energy\/graph\/(?:compared-period|comparison\/change-text))\.ts$/;

/** Where everybody begins. What it shares with a page or two would be a dozen files of a kilobyte. */
const startPage = 'areas/overview/start/OverviewScreen.tsx';

/** Pages and reports without a data table. Code shared by two of them is worth a chunk of its own. */
const withoutTable = [
  'areas/energy/AnalyticsScreen.tsx',
  'areas/energy/graph/GraphReport.tsx',
  'areas/energy/hour/HourReport.tsx',
  'areas/organisation/contact/ContactScreen.tsx',
  'areas/news/published/NewsArticleScreen.tsx',
  'areas/news/published/NewsListScreen.tsx',
  startPage,
  'areas/account/profile/ProfileScreen.tsx',
  'areas/organisation/site-group-editor/CreateSiteGroupScreen.tsx',
  'areas/organisation/site/SiteScreen.tsx',
  'areas/account/update-password/UpdatePasswordScreen.tsx',
  // Role selection is used both on pages with a table and on pages without.
  'areas/people/users/RoleChoice.tsx',
  // So are the filters of the other reports, which are made of the parts of the graph's.
  'areas/energy/frame/ReportFilters.tsx',
];

/**
 * Modules that many others use a small part of: index files of large components, and the contexts next to react-aria's
 * autocomplete. Following them would count their imports as shared by all.
 */
const takenInPart =
  /\/ui\/src\/(?:data-table|command-palette)\/index\.ts$|\/react-aria-components\/dist\/private\/Autocomplete\.mjs$/;

const isOfCharts = (id: string): boolean => id.includes('/packages/charts/');

/** Static imports of a module, transitively. */
function importsOf(context: Context, id: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
    if (!takenInPart.test(imported)) importsOf(context, imported, found);
  }
  return found;
}

/** Counts how many of the root modules import each module in the current build. */
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
 * Splits the code into chunks. On a phone every file costs a round trip, however small, and a browser requests six at a
 * time; unneeded code costs its bytes.
 */
export function chunkGroups(): Group[] {
  const inFrame = timesImported([frameRoot]);
  const inPages = timesImported(withoutTable);
  const inStartPage = timesImported([startPage]);
  return [
    // Needed by every page, including sign-in.
    { name: 'start', tags: ['$initial'], priority: 5 },
    {
      name: (id, context) => (isShared.test(id) || inFrame(id, context) > 0 ? 'frame' : null),
      debugName: 'frame',
      priority: 4,
    },
    {
      name: (id, context) => (inPages(id, context) > 1 ? 'parts' : null),
      debugName: 'parts',
      test: (id) => !isOfCharts(id),
      minShareCount: 7,
      priority: 3,
    },
    {
      // A group takes what its modules import: the pages that show a card of news would bring diagrams.
      name: (id, context) =>
        inStartPage(id, context) > 0 && ![...importsOf(context, id)].some(isOfCharts) ? 'start-page' : null,
      debugName: 'start-page',
      minShareCount: 2,
      priority: 2.5,
    },
    // With all of its own dependencies, and with what the kit loads later: menus and lists, which the frame has anyway.
    {
      name: 'table',
      test: /\/ui\/src\/(?:data-table\/(?:DataTable|toolbar\/(?:ColumnChooser|SortMenu))|pagination\/PageSizeSelect)\.tsx$/,
      priority: 2,
    },
    // What the kit loads later is wanted as soon as the portal's part is there.
    {
      name: 'palette',
      test: /\/(?:portal-search\/PortalPalette|command-palette\/PaletteOverlay)\.tsx$/,
      priority: 2,
    },
    {
      name: 'charts',
      test: /\/packages\/charts\/src\/|\/d3-/,
      minShareCount: 4,
      priority: 1,
    },
  ];
}
