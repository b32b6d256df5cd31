import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

/**
 * Allowed imports. Data flows one way: contract → client → portal, and tokens → ui → charts → portal.
 * `house.test.ts` checks every rule with an import that it must refuse.
 */

/** Files that are never shipped: tests, stories and their helpers. */
const dev = String.raw`\.(test|stories|fixture|spec)\.|/(testing|packaging|stories|examples)/`;

/**
 * The areas of the portal; each may import only the areas before it: the account; the people of a corporate group; its
 * consumption, cost and emissions; its news; the corporate group itself, whose pages show all of these; and the start
 * page
 * on top.
 */
const areaOrder = [
  'account',
  'people',
  'energy',
  'invoices',
  'environment',
  'news',
  'organisation',
  'overview',
] as const;

/**
 * The rooms of the API from the bottom up; each may import only the rooms before it: values and storage; operations,
 * callers and permissions; the areas; the requests that reach them; and the composition of everything.
 */
export const apiRooms: readonly string[] = [
  [
    'quantities',
    'telemetry',
    'config',
    'messages',
    'store',
    'identifiers',
    'command-line',
    'distribution',
    'mail',
  ],
  ['server', 'permissions', 'audit', 'identity', 'authority', 'shadow', 'files'],
  [
    'organisation',
    'roles',
    'users',
    'service-accounts',
    'saved-views',
    'energy',
    'invoices',
    'overview',
    'exports',
    'certificates',
    'changed-values',
    'news',
    'search',
    'work-items',
    'event-log',
    'personal-data',
    'demo-mailbox',
  ],
  ['http', 'seed', 'import', 'supplier', 'intakes', 'backup', 'start', 'cli'],
].flat();

/** Rules of one package: the parts that it may import besides itself, as path patterns. */
function knowsOnly(
  name: string,
  from: { readonly path: string; readonly pathNot?: string },
  allowed: string | string[],
  comment: string,
): IForbiddenRuleType {
  return {
    name,
    comment,
    severity: 'error',
    from,
    to: { path: String.raw`^(packages|apps|bench|e2e)/|^@vinrod/`, pathNot: allowed },
  };
}

export const rules = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Modules that import each other, types included, cannot be read alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolves',
      comment: 'An import must resolve.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/' },
      to: { couldNotResolve: true },
    },
    knowsOnly(
      'locale-knows-nobody',
      { path: '^packages/locale/' },
      '^packages/locale/',
      'Time, numbers and words stand below everything that tells them.',
    ),
    {
      name: 'locale-needs-nothing',
      comment:
        'Code that is bundled into every package and runs on the server uses no framework and no Node; only messages use a library.',
      severity: 'error',
      from: { path: '^packages/locale/src/', pathNot: dev },
      to: { pathNot: ['^packages/locale/', '/intl-messageformat/', '/@formatjs/icu-messageformat-parser/'] },
    },
    {
      name: 'messages-library-in-one-place',
      comment:
        'Format and parse messages through packages/locale, so that no bundle carries a second copy or the parser.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: `^packages/locale/(src/messages|build)/|${dev}` },
      to: { path: 'intl-messageformat|@formatjs/' },
    },
    knowsOnly(
      'ui-knows-locale-only',
      { path: '^packages/ui/src/' },
      ['^packages/ui/', '^packages/locale/src/', '^packages/locale/build/messages-plugins[.]ts$'],
      'The kit is published alone, with the rules of time, numbers and words bundled into it.',
    ),
    knowsOnly(
      'client-knows-nobody',
      { path: '^packages/api-client/src/' },
      '^packages/api-client/',
      'The client is published alone and knows no other package.',
    ),
    {
      name: 'client-needs-nothing',
      comment: 'The client runs wherever fetch does: no framework, no library, no Node.',
      severity: 'error',
      from: {
        path: '^packages/api-client/src/',
        pathNot: [dev, '^packages/api-client/src/conformance/command/'],
      },
      to: { pathNot: '^packages/api-client/' },
    },
    {
      name: 'client-without-the-conformance-kit',
      comment: 'Whoever imports the client does not load what tries a back end.',
      severity: 'error',
      from: { path: '^packages/api-client/src/', pathNot: [dev, '^packages/api-client/src/conformance/'] },
      to: { path: '^packages/api-client/src/conformance/' },
    },
    knowsOnly(
      'charts-know-tokens-and-format',
      { path: '^packages/charts/src/', pathNot: dev },
      ['^packages/charts/', '^packages/ui/src/(tokens|format)/', '^packages/locale/src/'],
      'Of the kit, charts use tokens and formats: their controls are drawn for charts.',
    ),
    knowsOnly(
      'charts-stories-know-the-kit',
      { path: `^packages/charts/src/.*(${dev})` },
      ['^packages/charts/', '^packages/ui/src/', '^packages/locale/(src|build)/'],
      'Nothing of charts knows the API or an app.',
    ),
    {
      name: 'charts-below-the-face-without-react',
      comment:
        'A chart is computed, drawn and served by its parts without a framework: components of React are its face, and only they and `chart-props.ts` know it.',
      severity: 'error',
      from: {
        path: '^packages/charts/src/.*[.]ts$',
        pathNot: `/index[.]ts$|/chart-props[.]ts$|${dev}`,
      },
      to: {
        path: ['(^|/)(react|react-dom|react-aria-components)(/|$)', '^packages/charts/src/.*[.]tsx$'],
      },
    },
    knowsOnly(
      'api-knows-the-contract',
      { path: '^apps/api/src/', pathNot: dev },
      [
        '^apps/api/',
        '^packages/api-client/(src/(contract|quantities|features|figures/|event-words/)|openapi/)',
        '^packages/locale/src/',
      ],
      'The back end and the portal meet in the contract, its parts that can be left out, its dictionary of figures and its words of the event log only.',
    ),
    {
      name: 'store-knows-no-request',
      comment: 'The store does not depend on HTTP or on the caller.',
      severity: 'error',
      from: { path: '^apps/api/src/store/', pathNot: dev },
      to: { path: '^apps/api/src/(?!store/|config/|quantities|telemetry/)' },
    },
    ...apiRooms.slice(0, -1).map((room, place) => ({
      name: `${room}-knows-no-room-above`,
      comment: 'The API has layers; each imports only those below it.',
      severity: 'error' as const,
      from: { path: `^apps/api/src/${room}/`, pathNot: dev },
      to: {
        path: [
          `^apps/api/src/(${apiRooms.slice(place + 1).join('|')})/`,
          // The list of every operation, and the programs, are above all areas.
          ...(place < apiRooms.indexOf('seed') ? ['^apps/api/src/[^/]+[.]ts$'] : []),
        ],
      },
    })),
    {
      name: 'rooms-stand-on-each-other',
      comment: 'A folder outside the layers would escape their rules.',
      severity: 'error',
      from: {},
      to: { path: `^apps/api/src/(?!(${apiRooms.join('|')}|testing)/)[^/]+/` },
    },
    {
      name: 'no-way-around-the-contract',
      comment: 'The portal reaches the API only through the client.',
      severity: 'error',
      from: { path: '^apps/portal/src/' },
      to: { path: '^apps/api/' },
    },
    ...areaOrder.slice(0, -1).map((area, place) => ({
      name: `${area}-knows-no-later-area`,
      comment: 'Areas of the portal are ordered; each imports only those before it.',
      severity: 'error' as const,
      from: { path: `^apps/portal/src/areas/${area}/` },
      to: { path: `^apps/portal/src/areas/(${areaOrder.slice(place + 1).join('|')})/` },
    })),
    {
      name: 'areas-stand-in-the-order',
      comment: 'An area outside the order would escape its rules.',
      severity: 'error',
      from: {},
      to: { path: `^apps/portal/src/areas/(?!(${areaOrder.join('|')})/)` },
    },
    {
      name: 'areas-by-the-front-door',
      comment: 'Import an area through the index of one of its folders.',
      severity: 'error',
      from: { path: '^apps/portal/src/areas/([^/]+)/' },
      to: {
        path: '^apps/portal/src/areas/',
        pathNot: ['^apps/portal/src/areas/$1/', '^apps/portal/src/areas/[^/]+/.+/index[.]ts$'],
      },
    },
    {
      name: 'only-routes-know-areas',
      comment:
        'Code that several areas share imports none of them; the start knows the pages without a sign-in.',
      severity: 'error',
      from: {
        path: '^apps/portal/src/',
        pathNot: `^apps/portal/src/((areas|routes|messages)/|App[.]tsx$)|${dev}`,
      },
      to: { path: '^apps/portal/src/areas/' },
    },
    {
      name: 'catalogue-knows-texts',
      comment: 'The catalogue imports the messages of every area and nothing else of them.',
      severity: 'error',
      from: { path: '^apps/portal/src/messages/', pathNot: dev },
      to: { path: '^apps/portal/src/areas/', pathNot: '^apps/portal/src/areas/[^/]+/messages/' },
    },
    {
      name: 'texts-know-nothing',
      comment: 'Messages import nothing that displays them.',
      severity: 'error',
      from: { path: '^apps/portal/src/areas/[^/]+/messages/' },
      to: { path: '^(packages|apps)/|node_modules', pathNot: '^packages/locale/src/messages/' },
    },
    {
      name: 'frame-is-above-the-ground',
      comment: 'Session, queries, paths and drafts do not depend on the frame around a page.',
      severity: 'error',
      from: {
        path: '^apps/portal/src/[^/]+/',
        pathNot: `^apps/portal/src/(shell|areas|routes)/|${dev}`,
      },
      to: { path: '^apps/portal/src/shell/' },
    },
    {
      name: 'routes-are-the-top',
      comment:
        'Only what comes after the sign-in imports the table of all pages; other code gets its routes from the context.',
      severity: 'error',
      from: { path: '^apps/portal/src/', pathNot: `^apps/portal/src/(routes/|BehindSignIn[.]tsx$)|${dev}` },
      to: { path: '^apps/portal/src/routes/' },
    },
    {
      name: 'through-the-front-door',
      comment: 'Import a package through its exports, never by a path into its folder.',
      severity: 'error',
      from: { path: '^(?:packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/src/',
        // Design values are in one file, which a colour test reads.
        pathNot: ['^packages/$1/', '^packages/ui/src/tokens/tokens[.]json$'],
        dependencyTypes: ['local', 'localmodule'],
      },
    },
    {
      name: 'packages-know-no-workbench',
      comment: 'Storybook imports the packages, never the reverse, so that a package can be used elsewhere.',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { path: '^[.]storybook/' },
    },
    {
      name: 'shipped-knows-no-test',
      comment: 'Shipped code does not import test or story code.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: dev },
      to: { path: dev, pathNot: 'node_modules' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|consumers)/' },
    tsPreCompilationDeps: true,
    parser: 'tsc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['vinrod-source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
} satisfies IConfiguration;
