import type { KnipConfig } from 'knip';

/**
 * What nothing uses is not kept. The stage `house` asks twice: of everything, and of what is shipped alone, so that an
 * export that only a test uses is found too (`!` marks what is shipped). What a package exports from its entries is for
 * others to use.
 */
const config: KnipConfig = {
  // Whether something that its own file uses needs to be exported is a matter of reading, not of what can be removed.
  ignoreExportsUsedInFile: true,
  // Two names of two things may have the same value: a dash that joins, and one that stands for nothing.
  exclude: ['duplicates'],
  // The sources of the packages, as the condition `vinrod-source` of their exports names them.
  paths: {
    '@vinrod/ui/styles.css': ['packages/ui/src/theme/styles.css.ts'],
    '@vinrod/ui/*': ['packages/ui/src/*/index.ts'],
    '@vinrod/charts/core': ['packages/charts/src/core.ts'],
    '@vinrod/charts/english': ['packages/charts/src/english.ts'],
    '@vinrod/charts/styles.css': ['packages/charts/src/theme/layers.css.ts'],
    '@vinrod/charts': ['packages/charts/src/index.ts'],
    '@vinrod/locale/*': ['packages/locale/src/*.ts'],
    '@vinrod/api-client/*': ['packages/api-client/src/*/index.ts'],
    '@vinrod/api-client': ['packages/api-client/src/index.ts'],
  },
  // Pages of consumers import a package as it is built, when it is.
  ignore: ['packages/*/dist/**'],
  // Started by tests and tools by their path, or there on the computer.
  ignoreBinaries: [
    'pdftotext',
    'nginx',
    'caddy',
    'openssl',
    'systemd-analyze',
    'unshare',
    'iptables',
    'mount',
    'umount',
    'fallocate',
  ],
  workspaces: {
    '.': {
      entry: [
        'tooling/*.ts',
        'tooling/*/main.ts',
        // It is started on a bus of its own.
        'tooling/hear/listen.ts',
        // Vitest loads it by its path.
        'tooling/suite/outside-errors.ts',
        '.storybook/*.{ts,tsx,js}',
        'brands/*/vinrod.config.ts',
      ],
      project: [
        'tooling/**/*.ts',
        '!tooling/release/rehearsal/consumers/**',
        '.storybook/**/*.{ts,tsx,js}',
        'brands/**/*.ts',
      ],
      // Made-up brands name their files.
      ignoreDependencies: ['@expo-google-fonts/source-serif-4', '@fontsource-variable/source-serif-4'],
    },
    'packages/locale': {
      entry: ['src/*.test.ts', 'build/*.ts!'],
      project: ['src/**/*.ts!', 'build/**/*.ts!'],
    },
    'packages/ui': {
      entry: [
        'src/*/index.ts!',
        'src/**/*.stories.tsx',
        'src/**/*.test.{ts,tsx}',
        'build/*.ts!',
        'consumers/**/*.{ts,tsx,mjs,js}',
      ],
      project: ['src/**/*.{ts,tsx}!', 'build/**/*.ts!', 'consumers/**/*.{ts,tsx}'],
      // The fonts are read by their files, the checks of the package are run by name, and the parser is asked for by what
      // is bundled from `packages/locale`.
      ignoreDependencies: [
        '@formatjs/icu-messageformat-parser',
        '@fontsource-variable/familjen-grotesk',
        '@fontsource-variable/hanken-grotesk',
        '@arethetypeswrong/cli',
        'publint',
      ],
    },
    'packages/charts': {
      entry: ['src/**/*.stories.tsx', 'src/**/*.test.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx}!'],
      // The declarations bundled from `packages/locale` name its types; `@vinrod/ui` brings the same version.
      ignoreDependencies: ['@formatjs/icu-messageformat-parser'],
    },
    'packages/api-client': {
      entry: ['src/*/index.ts!', 'scripts/*.mjs!', 'examples/**/*', 'consumers/**/*'],
      project: ['src/**/*.ts!', 'scripts/**/*.mjs!'],
      // Run by name: the checks of the contract and of the package.
      ignoreDependencies: ['@arethetypeswrong/cli', '@redocly/cli', '@stoplight/spectral-cli', 'publint'],
    },
    'apps/api': {
      entry: [
        'src/cli.ts!',
        'src/store/migrations/*.ts!',
        'src/testing/endless-writer.ts',
        'src/**/*.test.ts',
      ],
      project: ['src/**/*.ts!'],
      // Their files are drawn into documents, and sent with the reference page.
      ignoreDependencies: [
        '@expo-google-fonts/familjen-grotesk',
        '@expo-google-fonts/hanken-grotesk',
        'swagger-ui-dist',
      ],
    },
    // The server asks the build of the sign-in page for it.
    'apps/portal': {
      entry: ['src/prerendering/sign-in-page.tsx!', 'src/**/*.test.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx}!'],
    },
    e2e: {
      entry: [
        'journeys/**/*.spec.ts',
        '*.ts',
        'src/**/*.test.ts',
        // A person starts it, for tests that find the cluster by its address.
        'src/cluster/serve-cluster.ts',
      ],
      project: ['**/*.ts'],
    },
    bench: {
      entry: ['src/*/*.ts', 'src/*/browser/*.ts', 'src/*/writers/*.ts'],
      project: ['src/**/*.ts'],
      // What is measured is bundled from a line of text that names it.
      ignoreDependencies: [
        '@react-aria/optimize-locales-plugin',
        '@types/react',
        '@types/react-dom',
        '@vinrod/charts',
        '@vinrod/ui',
        'react',
        'react-dom',
      ],
      ignoreUnresolved: ['./bench/src/flood/loop-probe.ts'],
    },
  },
};

export default config;
