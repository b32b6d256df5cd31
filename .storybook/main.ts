import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { compiledMessages } from '@vinrod/locale/build/messages-plugins';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';

import { withShownCode } from './pages/shown-code.ts';
import { writtenPages } from './pages/written-pages.ts';
import { gatheredPages, withGatheredPages } from './pictures/gathered.ts';
import { propsOfComponents } from './props/props-of-components.ts';
import { realData } from './real-data.ts';
import { isWorkspaceSource, workspaceSource } from '../tooling/workspace-source.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Folder that `pnpm brand build` has made; without it the library shows its own brand. */
const brandFolder = process.env['BRAND_FOLDER'];

/** The brand's name and colour, for the page around the stories. */
function brandOfManager(folder: string): Record<string, string> {
  const sheet: unknown = JSON.parse(readFileSync(join(folder, 'brand.json'), 'utf8'));
  const { name, barColor }: { readonly name?: unknown; readonly barColor?: unknown } = Object(sheet);
  const { light }: { readonly light?: unknown } = Object(barColor);
  return { STORYBOOK_BRAND_NAME: String(name), STORYBOOK_BRAND_COLOR: String(light) };
}

/** What Storybook reads and does not declare yet. */
interface UndeclaredConfig {
  readonly experimental_enrichCsf: typeof withShownCode;
}

const config: StorybookConfig & UndeclaredConfig = {
  framework: '@storybook/react-vite',
  stories: [
    // The English of a page is in a file beside it, which `writtenPages` joins to it.
    '../packages/ui/src/**/!(*.en).mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/charts/src/**/!(*.en).mdx',
    '../packages/charts/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
  ],
  // `pnpm brand storybook` shows every component and page in a supplier's brand.
  staticDirs: [
    { from: '../packages/ui/node_modules/@fontsource-variable/hanken-grotesk', to: '/manager-letters' },
    {
      from: brandFolder === undefined ? '../apps/portal/public/icon.svg' : join(brandFolder, 'icon.svg'),
      to: '/site-mark.svg',
    },
    ...(brandFolder === undefined ? [] : [{ from: brandFolder, to: '/brand' }]),
  ],
  // Around the stories the letters are those of the library too.
  managerHead: (head) => `${head ?? ''}<link rel="stylesheet" href="manager-letters/wght.css" />`,
  previewHead: (head) =>
    brandFolder === undefined ? head : `${head ?? ''}<link rel="stylesheet" href="brand/theme.css" />`,
  env: (own) => (brandFolder === undefined ? (own ?? {}) : { ...own, ...brandOfManager(brandFolder) }),
  addons: [
    {
      name: '@storybook/addon-docs',
      // Without it tables in MDX are plain text.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  // Code of an example is made of its source: of what is drawn, functions come without their names and data as numbers.
  features: { sidebarOnboardingChecklist: false, experimentalCodeExamples: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `propsOfComponents` reads them.
  typescript: { reactDocgen: false },
  experimental_indexers: withGatheredPages,
  experimental_enrichCsf: withShownCode,
  // Storybook's own plugin makes code of a page; what is written on it has to be there before.
  viteFinal: ({ plugins = [], ...base }) =>
    mergeConfig(
      { ...base, plugins: [writtenPages(root), ...plugins] },
      {
        // Storybook gives these to the manager alone, and a page has no process while Storybook serves sources.
        define: { 'process.env': brandFolder === undefined ? {} : brandOfManager(brandFolder) },
        plugins: [
          propsOfComponents(root),
          react(),
          workspaceSource(),
          compiledMessages(),
          realData(),
          gatheredPages(),
          vanillaExtractPlugin({ unstable_pluginFilter: isWorkspaceSource }),
          { ...optimizeLocales.vite({ locales: ['sv-SE', 'en-US'] }), enforce: 'pre' },
        ],
        build: { chunkSizeWarningLimit: 2000 },
      },
    ),
};

export default config;
