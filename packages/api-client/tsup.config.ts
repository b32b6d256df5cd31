import { defineConfig } from 'tsup';

const shared = {
  format: 'esm',
  target: 'es2022',
  sourcemap: true,
  // Declarations come from tsc: TypeScript 7 has no compiler API for tsup to use.
  dts: false,
} as const;

export default defineConfig([
  {
    ...shared,
    entry: [
      'src/index.ts',
      'src/contract.ts',
      'src/event-words/index.ts',
      'src/features.ts',
      'src/figures/index.ts',
    ],
    platform: 'neutral',
  },
  {
    ...shared,
    // In chunks of its own, with its schema validator inside, so that nobody who imports the client installs or loads it.
    entry: {
      'conformance/index': 'src/conformance/index.ts',
      'conformance/command/main': 'src/conformance/command/main.ts',
    },
    platform: 'node',
    target: 'node20',
    noExternal: ['ajv'],
    // Mostly the validator's, which nobody debugs here: they would weigh as much as everything else.
    sourcemap: false,
  },
]);
