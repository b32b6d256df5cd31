import { join } from 'node:path';

import { expect, it } from 'vitest';

import { bundle } from '../../bench/src/ui/bundle.ts';

/** The checks run before anything is built, so a bundle that needs a built package fails here. */
it('benches bundle the packages from their sources, as a fresh clone has them', async () => {
  const { scripts, css } = await bundle({
    stdin: {
      contents: `export { LineGraph } from '@vinrod/charts'; import '@vinrod/charts/styles.css';`,
      resolveDir: join(import.meta.dirname, '../../bench'),
    },
  });
  expect(scripts.map(({ text }) => text.length > 10_000)).toEqual([true]);
  expect(css).toContain('@layer');
});
