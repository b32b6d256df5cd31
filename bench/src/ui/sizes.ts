import { globSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Measurement, ours } from '../result.ts';
import { bundle, firstLoaded } from './bundle.ts';
import { bundleSizes } from '../../../packages/ui/src/packaging/entry-sizes.ts';
import { peersFolder } from './peers.ts';

const kit = join(import.meta.dirname, '../../../packages/ui/src');

/** Our entry points without components. */
const withoutComponents = new Set(['create-theme', 'docs', 'format', 'icu-messages', 'theme', 'tokens']);

/** Imports of an application from a library. */
interface Library {
  readonly peer: string;
  /** A page with one button and what it needs around it. */
  readonly button: string;
  /** Packages with all components to count. */
  readonly all: readonly string[];
  /** Separate style sheets of the library, if any. */
  readonly css: readonly string[];
}

const ownComponents = globSync('*/index.ts', { cwd: kit })
  .map((path) => path.split('/')[0] ?? '')
  .filter((entry) => !withoutComponents.has(entry))
  .toSorted();

const libraries: readonly Library[] = [
  {
    peer: ours,
    button: "export { Button } from '@vinrod/ui/button'",
    all: ownComponents.map((entry) => `@vinrod/ui/${entry}`),
    css: [],
  },
  {
    peer: 'Mantine',
    button: "export { Button, MantineProvider } from '@mantine/core'",
    all: ['@mantine/core', '@mantine/dates'],
    css: ['@mantine/core/styles.css', '@mantine/dates/styles.css'],
  },
  {
    peer: 'Carbon',
    button: "export { Button } from '@carbon/react'",
    all: ['@carbon/react'],
    css: ['@carbon/styles/css/styles.css'],
  },
  {
    peer: 'Primer',
    button: "export { Button, ThemeProvider } from '@primer/react'",
    all: ['@primer/react'],
    css: ['@primer/react', '@primer/primitives/dist/css/functional/themes/light.css'],
  },
  {
    peer: 'Designsystemet',
    button: "export { Button } from '@digdir/designsystemet-react'",
    all: ['@digdir/designsystemet-react'],
    css: ['@digdir/designsystemet-css', '@digdir/designsystemet-theme'],
  },
  { peer: 'antd', button: "export { Button } from 'antd'", all: ['antd'], css: [] },
  {
    peer: 'MUI',
    button: "export { default } from '@mui/material/Button'",
    all: ['@mui/material', '@mui/x-data-grid', '@mui/x-tree-view', '@mui/x-date-pickers'],
    css: [],
  },
];

const gzip = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length;

/** Bytes loaded initially, bytes loaded on demand, and bytes of the styles. */
async function weigh(peer: string, contents: string) {
  const { scripts, css } = await bundle({
    stdin: { contents, resolveDir: peer === ours ? join(import.meta.dirname, '../..') : peersFolder },
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'],
    splitting: true,
  });
  const atFirst = firstLoaded(scripts);
  const sum = (isFirst: boolean): number =>
    scripts
      .filter(({ path }) => atFirst.has(path) === isFirst)
      .reduce((bytes, { contents: code }) => bytes + gzip(code), 0);
  return { first: sum(true), lazy: sum(false), css: gzip(css) };
}

const everything = (packages: readonly string[]): string =>
  packages.map((name, index) => `export * as p${index} from '${name}';`).join('\n');

/** Size of a page with a button, of all components, and of the styles, without React, minified and gzipped. */
export async function measureSizes(): Promise<Measurement[]> {
  const unit = 'bytes, min + gzip';
  const button: Measurement[] = [];
  const all: Measurement[] = [];
  const lazy: Measurement[] = [];
  const css: Measurement[] = [];
  // Ours are what the package's own test holds: as it is published, with its sheet joined.
  const { byEntry, together } = await bundleSizes(ownComponents);
  for (const library of libraries) {
    const { peer } = library;
    const isOurs = peer === ours;
    const page = isOurs ? (byEntry.get('button')?.script ?? null) : (await weigh(peer, library.button)).first;
    button.push({ case: 'size: page with a button', peer, median: page, unit });
    const whole = await weigh(peer, everything(library.all));
    const scripts = isOurs ? together.script : whole.first;
    all.push({ case: 'size: all components', peer, median: scripts, unit });
    if (isOurs) lazy.push({ case: 'size: loaded on demand', peer, median: whole.lazy, unit });
    if (isOurs) css.push({ case: 'size: styles', peer, median: together.css, unit });
    if (isOurs || library.css.length === 0) continue;
    const sheets = library.css.map((name) => `import '${name}';`).join('\n');
    css.push({ case: 'size: styles', peer, median: (await weigh(peer, sheets)).css, unit });
  }
  return [...button, ...all, ...lazy, ...css];
}
