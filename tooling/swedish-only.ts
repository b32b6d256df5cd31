import type { Plugin } from 'esbuild';

const ariaPackages = /[/\\](@internationalized|react-aria|react-aria-components|react-stately)[/\\]/;

/**
 * Leaves out React Aria's own texts in other languages than Swedish, as `@react-aria/optimize-locales-plugin` does
 * under Vite; under esbuild that plugin answers with a path that esbuild cannot load.
 */
export const swedishOnly: Plugin = {
  name: 'swedish-only',
  setup(build) {
    build.onResolve({ filter: /[/\\][a-z]{2}-[A-Z]{2}\.m?js$/ }, ({ path, importer }) =>
      ariaPackages.test(importer) && !path.includes('sv-SE') ? { path, namespace: 'no-texts' } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'no-texts' }, () => ({ contents: 'export default undefined;' }));
  },
};
