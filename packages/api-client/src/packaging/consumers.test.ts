import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportFault } from '../../../../tooling/release/api-report/report-file.ts';
import { pack } from '../../../../tooling/release/pack.ts';
import { writeSnippets } from '../../../../tooling/release/readme-snippets.ts';
import { tarballFaults } from '../../../../tooling/release/tarball/check-tarball.ts';
import { openTarball } from '../../../../tooling/release/tarball/tarball.ts';
import { isRecord } from '../record.ts';

const packageRoot = join(import.meta.dirname, '../..');
const workspaceRoot = join(packageRoot, '../..');
const expected = 'Anna Lindqvist|Anna Lindqvist|År.csv|Tid;kWh|För lång.';
const project = mkdtempSync(join(tmpdir(), 'vinrod-consumer-'));
let tarball: string;

function run(command: string, args: readonly string[], cwd = project): string {
  try {
    // The tools start whatever `node` the path finds first; it must be the one that runs this.
    const PATH = [dirname(process.execPath), process.env['PATH']].join(':');
    return execFileSync(command, args, {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, PATH },
      stdio: 'pipe',
    });
  } catch (error) {
    const output = isRecord(error) ? `${String(error['stdout'])}${String(error['stderr'])}` : '';
    throw new Error(`${command} ${args.join(' ')} failed.\n${output}`, { cause: error });
  }
}

const runNode = (file: string): unknown => JSON.parse(run(process.execPath, [file]));

beforeAll(async () => {
  tarball = await pack(packageRoot, project);
  cpSync(join(packageRoot, 'consumers'), project, { recursive: true });
  writeFileSync(join(project, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }');
  run('npm', ['install', '--silent', '--offline', '--no-audit', '--no-fund', tarball]);
}, 120_000);

afterAll(() => {
  rmSync(project, { recursive: true });
});

// Bundlers, compilers and checkers take seconds each on a busy computer.
describe('the packed tarball (security checklist, client line 25)', { timeout: 120_000 }, () => {
  it('exports what its report says', () => {
    expect(reportFault(openTarball(readFileSync(tarball)), packageRoot)).toBeNull();
  });

  it('is fit to be published', () => {
    expect(tarballFaults(openTarball(readFileSync(tarball)))).toEqual([]);
  });

  it('25. works in Node, touches nothing while it is imported and leaves no rejection unhandled', () => {
    expect(runNode('node.js')).toEqual({ result: expected, atImport: '', unhandled: 0 });
  });

  it('25. works in a worker', () => {
    expect(runNode('start-worker.js')).toEqual({ result: expected });
  });

  it('25. works bundled by esbuild', async () => {
    const outfile = join(project, 'esbuild-out.js');
    await esbuild({
      absWorkingDir: project,
      entryPoints: ['bundle.js'],
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      outfile,
      logLevel: 'silent',
    });
    expect(runNode(outfile)).toEqual({ result: expected });
  });

  it('25. works bundled by Vite', async () => {
    await vite({
      root: project,
      configFile: false,
      logLevel: 'silent',
      build: {
        target: 'es2022',
        lib: { entry: 'bundle.js', formats: ['es'], fileName: () => 'vite-out.js' },
      },
    });
    expect(runNode('dist/vite-out.js')).toEqual({ result: expected });
  });

  it.each([
    ['nodenext', ['ES2023', 'DOM', 'DOM.Iterable']],
    ['bundler', ['ES2023', 'DOM']],
  ])(
    '25. has types for strict TypeScript with moduleResolution %s',
    (moduleResolution, lib) => {
      const compilerOptions = {
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        noPropertyAccessFromIndexSignature: true,
        verbatimModuleSyntax: true,
        skipLibCheck: false,
        noEmit: true,
        target: 'ES2023',
        module: moduleResolution === 'nodenext' ? 'nodenext' : 'esnext',
        moduleResolution,
        lib,
        types: [],
      };
      const config = join(project, `typescript/tsconfig.${moduleResolution}.json`);
      writeFileSync(config, JSON.stringify({ compilerOptions, include: ['*.ts'] }));
      for (const compiler of [
        join(workspaceRoot, 'node_modules/.bin/tsc'),
        join(packageRoot, 'node_modules/.bin/tsc'),
      ]) {
        expect(run(compiler, ['-p', config])).toBe('');
      }
    },
    180_000,
  );

  it('adoption minor: compiles every snippet of its README', () => {
    const { config, count } = writeSnippets({
      project,
      pages: [join(packageRoot, 'README.md')],
      given: `declare const client: import('@vinrod/api-client').Client;
declare const storage: import('@vinrod/api-client').SessionStorage;
declare const profile: { permissions: Parameters<typeof import('@vinrod/api-client').grantedPermissions>[0] };
declare const email: string;
declare const password: string;
declare const password_confirm: string;
declare const otp: string;
declare const token: string;
declare const group: { uuid: string };
declare const user: { uuid: string };
declare const id: string;
declare const signal: AbortSignal;
declare const file: File;
declare const bar: { value: number };
declare function render(session: import('@vinrod/api-client').Session | null): void;
declare function newTraceparent(): string;
declare function count(method: string, path: string, status: number): void;
declare function showBesideFields(errors: object): void;
declare function showToast(message: string): void;
`,
      // The script for Node is JavaScript; it is run where the portal is.
      without: 'node:fs/promises',
    });
    expect(count).toBe(10);
    expect(run(join(workspaceRoot, 'node_modules/.bin/tsc'), ['-p', config])).toBe('');
  }, 180_000);

  it('25. passes publint', () => {
    const output = run(join(packageRoot, 'node_modules/.bin/publint'), ['run', tarball, '--strict']);
    expect(output).toContain('All good!');
  });

  it('25. passes "are the types wrong"', () => {
    const output = run(join(packageRoot, 'node_modules/.bin/attw'), [
      tarball,
      '--profile',
      'esm-only',
      '--no-color',
    ]);
    expect(output).toMatch(/bundler: 🟢/);
  });
});
