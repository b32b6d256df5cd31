/** What follows `node` to run the portal, from the repository or from the folder that `pnpm assemble` makes. */
export const portalCommand: readonly string[] = [
  '--conditions=vinrod-source',
  '--disable-warning=ExperimentalWarning',
  'apps/api/src/main.ts',
];
