import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/contract.ts', 'src/event-words/index.ts', 'src/figures/index.ts'],
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  sourcemap: true,
  clean: true,
  // Declarations come from tsc: TypeScript 7 has no compiler API for tsup to use.
  dts: false,
});
