import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { isWorkspaceSource, workspaceSource } from './tooling/workspace-source.ts';

/** Packages resolve each other through the `vinrod-source` export condition, so no test needs a build first. */
const conditions = ['vinrod-source', 'module', 'node', 'development|production'];

function project(root: string, environment: 'node' | 'jsdom' = 'node') {
  return {
    plugins: [vanillaExtractPlugin({ unstable_pluginFilter: isWorkspaceSource })],
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      name: root,
      root,
      environment,
      include: ['{src,visual,clock,figures,security-scan,words,house}/**/*.test.{ts,tsx}'],
      // Starting an embedded database takes seconds on a busy computer.
      hookTimeout: 60_000,
      testTimeout: 60_000,
    },
  };
}

export default defineConfig({
  // Inherited by every project; vanilla-extract runs style files in a server of its own, which takes its plugins from here.
  plugins: [workspaceSource()],
  test: {
    // Vitest leaves one core to its own process, which is idle while tests run: on two cores that is half the machine.
    maxWorkers: '100%',
    projects: [
      project('packages/ui'),
      project('packages/charts'),
      project('packages/api-client'),
      project('apps/portal'),
      project('apps/api'),
      project('e2e'),
      project('tooling'),
    ],
  },
});
