import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Measurement, ours } from '../result.ts';
import { bundle } from './bundle.ts';
import { peersFolder } from './peers.ts';

const kit = join(import.meta.dirname, '../../../packages/ui/src');

/** Our entry points without components. */
const withoutComponents = new Set(['create-theme', 'docs', 'format', 'theme', 'tokens']);

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
    css: ['@vinrod/ui/styles.css', ...ownComponents.map((entry) => `@vinrod/ui/${entry}`)],
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
  const first = scripts.find(({ path }) => basename(path) === 'stdin.js');
  const lazy = scripts.filter((script) => script !== first).map(({ contents: code }) => gzip(code));
  return {
    first: gzip(first?.contents ?? ''),
    lazy: lazy.reduce((sum, size) => sum + size, 0),
    css: gzip(css),
  };
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
  for (const library of libraries) {
    const { peer } = library;
    button.push({
      case: 'size: page with a button',
      peer,
      median: (await weigh(peer, library.button)).first,
      unit,
    });
    const whole = await weigh(peer, everything(library.all));
    all.push({ case: 'size: all components', peer, median: whole.first, unit });
    if (peer === ours) lazy.push({ case: 'size: loaded on demand', peer, median: whole.lazy, unit });
    if (library.css.length > 0) {
      const sheets = library.css.map((name) => `import '${name}';`).join('\n');
      css.push({ case: 'size: styles', peer, median: (await weigh(peer, sheets)).css, unit });
    }
  }
  return [...button, ...all, ...lazy, ...css];
}
