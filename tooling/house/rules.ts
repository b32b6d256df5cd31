import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

/**
 * Who may import whom. Data flows one way: contract → client → portal, and tokens → ui → charts → portal.
 * `house.test.ts` holds every rule to an import that it has to refuse.
 */

/** Files that are never shipped: tests, stories and what they are made with. */
const dev = String.raw`\.(test|stories|fixture|spec)\.|/(testing|packaging|stories|examples)/`;

/**
 * The areas of the portal, each with the areas before it as all it may know: who somebody is; whom a corporate group
 * has; what it uses, pays and emits; what it is told; the corporate group itself, whose pages show all of that; and the
 * start page above them.
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
 * The rooms of the API from the ground up, each with the rooms before it as all it may know: what values are and where
 * they are kept; what an operation is, who asks for it and what they may; the areas; the requests that reach them; and
 * what puts all of it together.
 */
export const apiRooms: readonly string[] = [
  ['quantities', 'config', 'store', 'identifiers', 'command-line', 'mail'],
  ['server', 'permissions', 'audit', 'identity', 'authority', 'shadow', 'files'],
  [
    'organisation',
    'roles',
    'users',
    'saved-views',
    'energy',
    'invoices',
    'overview',
    'exports',
    'certificates',
    'news',
    'search',
    'event-log',
    'demo-mailbox',
  ],
  ['http', 'seed', 'import', 'backup', 'start', 'cli'],
].flat();

/** Rules of one package: the parts that it may know beside itself, as patterns of paths. */
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
      comment: 'What imports each other, types included, can only be read together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolves',
      comment: 'An import has to lead somewhere.',
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
        'What is bundled into every package and runs on the server has no framework and no Node; of libraries, messages have theirs.',
      severity: 'error',
      from: { path: '^packages/locale/src/', pathNot: dev },
      to: { pathNot: ['^packages/locale/', '/intl-messageformat/', '/@formatjs/icu-messageformat-parser/'] },
    },
    {
      name: 'messages-library-in-one-place',
      comment:
        'Who formats or parses a message asks the house, so that no bundle carries a second copy or the parser.',
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
      comment: 'The client runs wherever fetch is: no framework, no library, no Node.',
      severity: 'error',
      from: { path: '^packages/api-client/src/', pathNot: dev },
      to: { pathNot: '^packages/api-client/' },
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
      name: 'charts-core-without-react',
      comment: 'What is drawn and reckoned needs no framework.',
      severity: 'error',
      from: { path: '^packages/charts/src/(core|layout|export|text)/', pathNot: dev },
      to: { path: '(^|/)(react|react-dom|react-aria-components)(/|$)' },
    },
    knowsOnly(
      'api-knows-the-contract',
      { path: '^apps/api/src/', pathNot: dev },
      [
        '^apps/api/',
        '^packages/api-client/(src/(contract|quantities|figures/|event-words/)|openapi/)',
        '^packages/locale/src/',
      ],
      'The back end and the portal meet in the contract, its dictionary of figures and its words of the event log only.',
    ),
    {
      name: 'store-knows-no-request',
      comment: 'What the database keeps does not depend on who asks for it.',
      severity: 'error',
      from: { path: '^apps/api/src/store/', pathNot: dev },
      to: { path: '^apps/api/src/(?!store/|config/|quantities)' },
    },
    ...apiRooms.slice(0, -1).map((room, place) => ({
      name: `${room}-knows-no-room-above`,
      comment: 'Rooms of the API stand on each other, and each knows those below it only.',
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
      comment: 'A room without a place among the others would be held by none of their rules.',
      severity: 'error',
      from: {},
      to: { path: `^apps/api/src/(?!(${apiRooms.join('|')}|testing)/)[^/]+/` },
    },
    {
      name: 'no-way-around-the-contract',
      comment: 'The portal asks the API as everybody does.',
      severity: 'error',
      from: { path: '^apps/portal/src/' },
      to: { path: '^apps/api/' },
    },
    ...areaOrder.slice(0, -1).map((area, place) => ({
      name: `${area}-knows-no-later-area`,
      comment: 'Areas of the portal stand in an order, and each knows those before it only.',
      severity: 'error' as const,
      from: { path: `^apps/portal/src/areas/${area}/` },
      to: { path: `^apps/portal/src/areas/(${areaOrder.slice(place + 1).join('|')})/` },
    })),
    {
      name: 'areas-stand-in-the-order',
      comment: 'An area without a place in the order would be held by none of its rules.',
      severity: 'error',
      from: {},
      to: { path: `^apps/portal/src/areas/(?!(${areaOrder.join('|')})/)` },
    },
    {
      name: 'areas-by-the-front-door',
      comment: 'An area is used by the index of its rooms.',
      severity: 'error',
      from: { path: '^apps/portal/src/areas/([^/]+)/' },
      to: {
        path: '^apps/portal/src/areas/',
        pathNot: ['^apps/portal/src/areas/$1/', '^apps/portal/src/areas/[^/]+/.+/index[.]ts$'],
      },
    },
    {
      name: 'only-routes-know-areas',
      comment: 'What several areas share knows none of them.',
      severity: 'error',
      from: { path: '^apps/portal/src/', pathNot: `^apps/portal/src/(areas|routes|messages)/|${dev}` },
      to: { path: '^apps/portal/src/areas/' },
    },
    {
      name: 'catalogue-knows-texts',
      comment: 'The catalogue joins the texts of every area and knows nothing else of them.',
      severity: 'error',
      from: { path: '^apps/portal/src/messages/', pathNot: dev },
      to: { path: '^apps/portal/src/areas/', pathNot: '^apps/portal/src/areas/[^/]+/messages/' },
    },
    {
      name: 'texts-know-nothing',
      comment: 'Texts are there before anything that shows them.',
      severity: 'error',
      from: { path: '^apps/portal/src/areas/[^/]+/messages/' },
      to: { path: '^(packages|apps)/|node_modules', pathNot: '^packages/locale/src/messages/' },
    },
    {
      name: 'frame-is-above-the-ground',
      comment: 'Session, queries, addresses and drafts are there whatever is drawn around a page.',
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
        'Who brings all pages together is known by the start only; what leads to a page is told by the context.',
      severity: 'error',
      from: { path: '^apps/portal/src/', pathNot: `^apps/portal/src/(routes/|App[.]tsx$)|${dev}` },
      to: { path: '^apps/portal/src/routes/' },
    },
    {
      name: 'through-the-front-door',
      comment: 'A package is used by its exports, never by a path into its folder.',
      severity: 'error',
      from: { path: '^(?:packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/src/',
        // Design values stand in one file; a test of colours reads it.
        pathNot: ['^packages/$1/', '^packages/ui/src/tokens/tokens[.]json$'],
        dependencyTypes: ['local', 'localmodule'],
      },
    },
    {
      name: 'packages-know-no-workbench',
      comment:
        'Storybook gathers what the packages have; a package that reaches into it cannot be taken elsewhere.',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { path: '^[.]storybook/' },
    },
    {
      name: 'shipped-knows-no-test',
      comment: 'What is shipped does not lean on what tests and stories are made with.',
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
