import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

/**
 * Who may import whom. Data flows one way: contract → client → portal, and tokens → ui → charts → portal.
 * `house.test.ts` holds every rule to an import that it has to refuse.
 */

/** Files that are never shipped: tests, stories and what they are made with. */
const dev = String.raw`\.(test|stories|fixture|spec)\.|/(testing|packaging|stories|examples)/`;

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
      // The portal's route table imports the screens, and they ask it what may be opened.
      from: { pathNot: '^apps/portal/src/' },
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
      'ui-knows-nobody',
      { path: '^packages/ui/src/' },
      '^packages/ui/',
      'The kit is published alone and knows no other package.',
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
      ['^packages/charts/', '^packages/ui/src/(tokens|format)/'],
      'Of the kit, charts use tokens and formats: their controls are drawn for charts.',
    ),
    knowsOnly(
      'charts-stories-know-the-kit',
      { path: `^packages/charts/src/.*(${dev})` },
      ['^packages/charts/', '^packages/ui/src/'],
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
      ['^apps/api/', '^packages/api-client/(src/(contract|quantities|figures/|event-words/)|openapi/)'],
      'The back end and the portal meet in the contract, its dictionary of figures and its words of the event log only.',
    ),
    {
      name: 'store-knows-no-request',
      comment: 'What the database keeps does not depend on who asks for it.',
      severity: 'error',
      from: { path: '^apps/api/src/store/', pathNot: dev },
      to: { path: '^apps/api/src/(?!store/|config/|quantities)' },
    },
    {
      name: 'no-way-around-the-contract',
      comment: 'The portal asks the API as everybody does.',
      severity: 'error',
      from: { path: '^apps/portal/src/' },
      to: { path: '^apps/api/' },
    },
    {
      name: 'feature-knows-no-feature',
      comment: 'Features meet in the frame, or not at all.',
      severity: 'error',
      from: { path: '^apps/portal/src/features/([^/]+)/' },
      to: { path: '^apps/portal/src/features/', pathNot: '^apps/portal/src/features/$1/' },
    },
    {
      name: 'only-routes-know-features',
      comment: 'What several features share knows none of them.',
      severity: 'error',
      from: { path: '^apps/portal/src/', pathNot: `^apps/portal/src/(features|routes)/|${dev}` },
      to: { path: '^apps/portal/src/features/' },
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
