import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { reportFault } from '../../../../tooling/release/api-report/report-file.ts';
import { pack } from '../../../../tooling/release/pack.ts';
import { writeSnippets } from '../../../../tooling/release/readme-snippets.ts';
import { tarballFaults } from '../../../../tooling/release/tarball/check-tarball.ts';
import { openTarball } from '../../../../tooling/release/tarball/tarball.ts';

const packageRoot = join(import.meta.dirname, '../..');
const workspaceRoot = join(packageRoot, '../..');
const project = mkdtempSync(join(tmpdir(), 'vinrod-ui-consumer-'));
const installed = join(project, 'node_modules/@vinrod/ui');
let tarball: string;

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function run(command: string, args: readonly string[], cwd = project): string {
  try {
    // The tools start whatever `node` the path finds first; it must be the one that runs this.
    const PATH = [dirname(process.execPath), process.env['PATH']].join(':');
    return execFileSync(command, args, {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, PATH, NODE_ENV: 'development' },
      stdio: 'pipe',
    });
  } catch (error) {
    const { stdout, stderr } = record(error);
    throw new Error(`${command} ${args.join(' ')} failed.\n${String(stdout)}${String(stderr)}`, {
      cause: error,
    });
  }
}

const tool = (name: string): string => join(packageRoot, 'node_modules/.bin', name);

/**
 * Unpacks the tarball where npm would, and puts beside it what it asks for and nothing else: what it does not declare, it
 * does not find.
 */
function install(): void {
  mkdirSync(installed, { recursive: true });
  run('tar', ['-xzf', tarball, '--strip-components', '1', '-C', installed]);
  const manifest = record(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')));
  const wanted = { ...record(manifest['dependencies']), ...record(manifest['peerDependencies']) };
  for (const name of [...Object.keys(wanted), '@types/react', '@types/react-dom']) {
    const place = join(project, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(packageRoot, 'node_modules', name), place);
  }
}

interface Faces {
  readonly entry: string;
  readonly client: readonly string[];
  readonly server: readonly string[];
  /** What the face for servers takes from the one for clients. */
  readonly ofClient: readonly string[];
}

const clientFile = /^'use client';/;

/** What each entry exports to clients and to servers, as Node and React's servers find it. */
function namesOfFaces(entries: readonly string[]): Promise<readonly Faces[]> {
  return Promise.all(
    entries.map(async (entry) => {
      const [client, server] = await Promise.all(
        ['index.js', 'server.js'].map(async (file) => {
          const { metafile } = await esbuild({
            entryPoints: [join(installed, 'dist', entry, file)],
            absWorkingDir: project,
            outdir: 'faces',
            bundle: true,
            packages: 'external',
            format: 'esm',
            metafile: true,
            write: false,
            logLevel: 'silent',
          });
          return Object.values(metafile.outputs)[0]?.exports.toSorted() ?? [];
        }),
      );
      const code = readFileSync(join(installed, 'dist', entry, 'server.js'), 'utf8');
      const ofClient = [...code.matchAll(/import \{([^}]*)\} from "(\.[^"]+)"/g)]
        .filter(([, , path = '']) =>
          clientFile.test(readFileSync(join(installed, 'dist', entry, path), 'utf8')),
        )
        .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
      return { entry, client: client ?? [], server: server ?? [], ofClient };
    }),
  );
}

beforeAll(async () => {
  tarball = await pack(packageRoot, project);
  cpSync(join(packageRoot, 'consumers'), project, { recursive: true });
  writeFileSync(join(project, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }');
  install();
}, 240_000);

afterAll(() => {
  rmSync(project, { recursive: true });
});

// Bundlers, compilers and checkers take seconds each on a busy computer.
describe('the packed tarball', { timeout: 120_000 }, () => {
  it('exports what its report says', () => {
    expect(reportFault(openTarball(readFileSync(tarball)), packageRoot)).toBeNull();
  });

  it('is fit to be published', () => {
    expect(tarballFaults(openTarball(readFileSync(tarball)))).toEqual([]);
  });

  it('names no package of the workspace that is not published', () => {
    const files = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(?:js|d\.ts)$/.test(name),
    );
    const sinks = files.filter((name) =>
      readFileSync(join(installed, 'dist', name), 'utf8').includes('@vinrod/locale'),
    );
    expect(files).toContain('locale/local-date.d.ts');
    expect(sinks).toEqual([]);
  });

  it('renders on a server, in Node, without a complaint', () => {
    const { html, complaints } = record(JSON.parse(run(process.execPath, ['server.js'])));
    expect(complaints).toEqual([]);
    expect(html).toContain('Kyllager Rosenlund');
    expect(html).toMatch(/<button[^>]*type="button"/);
  });

  it('adoption minor: gives servers with React’s server components what needs no client, under the same names', async () => {
    const entries = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('/server.js'))
      .map((name) => dirname(name))
      .toSorted();
    const faces = await namesOfFaces(entries);
    expect(faces.map(({ server }) => server)).toEqual(faces.map(({ client }) => client));
    const needingNoClient = faces.filter(({ ofClient }) => ofClient.length === 0).map(({ entry }) => entry);
    expect(needingNoClient).toEqual([
      'avatar',
      'columns',
      'create-theme',
      'empty-state',
      'fieldset',
      'format',
      'heading',
      'hidden',
      'icon',
      'icu-messages',
      'load-bars',
      'logo',
      'page',
      'section',
      'stack',
      'text',
      'tokens',
      'visually-hidden',
    ]);
    const functionsAndValuesOfClient = faces
      .flatMap(({ ofClient }) => ofClient)
      .filter((name) => /^[a-z]/.test(name) && !/^use[A-Z]/.test(name));
    // They act on what only a client has: a field being filled in, its router, and what it shows for a while.
    expect(functionsAndValuesOfClient).toEqual(['hasError', 'renderLink', 'showToast', 'toastDuration']);
  });

  it('bundles with esbuild, scripts and one style sheet', async () => {
    const { outputFiles, warnings } = await esbuild({
      absWorkingDir: project,
      entryPoints: ['main.js'],
      bundle: true,
      minify: true,
      format: 'esm',
      splitting: true,
      target: 'es2023',
      loader: { '.woff2': 'empty' },
      outdir: 'out',
      write: false,
      logLevel: 'silent',
    });
    expect(warnings).toEqual([]);
    const css = outputFiles.find(({ path }) => path.endsWith('.css'))?.text ?? '';
    expect(css).toContain('@layer');
    expect(css).not.toContain('vanilla');
  });

  it('gives a page with a button nothing else', async () => {
    const { outputFiles } = await esbuild({
      absWorkingDir: project,
      entryPoints: ['button.js'],
      external: ['react', 'react-dom', 'react/jsx-runtime'],
      define: { 'process.env.NODE_ENV': '"production"' },
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2023',
      write: false,
      logLevel: 'silent',
    });
    const size = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
    expect(size).toBeGreaterThan(5000);
    expect(size).toBeLessThanOrEqual(17_000);
  });

  it('asks for the parser of ICU messages in one entry only, with both faces, and holds none', () => {
    const files = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.js'),
    );
    const mentioning = (text: string): string[] =>
      files.filter((name) => readFileSync(join(installed, 'dist', name), 'utf8').includes(text));
    expect(mentioning('@formatjs/icu-messageformat-parser"').toSorted()).toEqual([
      'icu-messages/index.js',
      'icu-messages/server.js',
    ]);
    expect(mentioning('EXPECT_PLURAL_ARGUMENT_SELECTOR')).toEqual([]);
  });

  it('builds in a Vite application without a warning', async () => {
    const complaints: unknown[] = [];
    await vite({
      root: project,
      configFile: false,
      logLevel: 'silent',
      build: {
        target: 'es2023',
        outDir: 'dist',
        // React is the one for development here, as it is under test.
        chunkSizeWarningLimit: 3000,
        rolldownOptions: {
          onLog: (level, { code, message }) => {
            // 'use client' is for servers with React's components; Vite's React plugin leaves this out as well.
            if (level === 'warn' && code !== 'MODULE_LEVEL_DIRECTIVE') complaints.push(message);
          },
        },
      },
    });
    expect(complaints).toEqual([]);
    const assets = readdirSync(join(project, 'dist/assets'));
    expect(assets.some((name) => name.endsWith('.js'))).toBe(true);
    expect(assets.filter((name) => name.endsWith('.css'))).toHaveLength(1);
  });

  it.each(['nodenext', 'bundler'])(
    'has types for strict TypeScript with moduleResolution %s',
    (moduleResolution) => {
      const compilerOptions = {
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        verbatimModuleSyntax: true,
        skipLibCheck: true,
        noEmit: true,
        jsx: 'react-jsx',
        target: 'ES2023',
        module: moduleResolution === 'nodenext' ? 'nodenext' : 'esnext',
        moduleResolution,
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: [],
      };
      const config = join(project, `typescript/tsconfig.${moduleResolution}.json`);
      writeFileSync(config, JSON.stringify({ compilerOptions, include: ['*.tsx'] }));
      expect(run(join(workspaceRoot, 'node_modules/.bin/tsc'), ['-p', config])).toBe('');
    },
  );

  it('adoption minor: compiles every snippet of its README and of the page on installing', () => {
    const { config, count } = writeSnippets({
      project,
      pages: [join(packageRoot, 'README.md'), join(packageRoot, 'src/docs/Installation.mdx')],
      given: '',
    });
    expect(count).toBe(3);
    expect(run(join(workspaceRoot, 'node_modules/.bin/tsc'), ['-p', config])).toBe('');
  });

  it('passes publint', () => {
    expect(run(tool('publint'), ['run', tarball, '--strict'])).toContain('All good!');
  });

  it('passes "are the types wrong"', () => {
    const entries = ['button', 'data-table', 'format', 'tokens'];
    const args = [tarball, '--profile', 'esm-only', '--no-color', '--entrypoints', ...entries];
    expect(run(tool('attw'), args)).not.toContain('❌');
  });
});
