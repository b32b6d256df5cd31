import type { Options } from 'tsup';

import { packageRoot, styleFiles } from './entries.ts';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/** The entry of the style sheet, relative to the package. */
export const allStyles = 'build/all-styles.ts';

/** Makes one module import every style file, so that they end in one style sheet. */
export function allStylesPlugin(): EsbuildPlugin {
  return {
    name: 'all-styles',
    setup(build) {
      build.onLoad({ filter: /[\\/]build[\\/]all-styles\.ts$/ }, () => ({
        contents: styleFiles()
          .map((path) => `import './${path}';`)
          .join('\n'),
        resolveDir: packageRoot,
        loader: 'ts',
      }));
    },
  };
}
