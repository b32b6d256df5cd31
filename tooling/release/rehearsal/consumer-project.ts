import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../repository.ts';
import { output } from '../command.ts';
import { recordOf } from '../record.ts';

/** Who installs. */
export const managers = ['npm', 'pnpm', 'yarn'] as const;

/** One of {@link managers}. */
export type Manager = (typeof managers)[number];

/** Yarn comes from the registry, as anything else. */
const programs: Readonly<Record<Manager, readonly [command: string, ...args: string[]]>> = {
  npm: ['npm', '--no-audit', '--no-fund'],
  pnpm: ['pnpm', '--ignore-workspace', '--config.minimum-release-age=0'],
  yarn: ['npx', '--yes', 'yarn@1.22.22'],
};

const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noUncheckedSideEffectImports: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  noEmit: true,
  jsx: 'react-jsx',
  target: 'ES2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: [],
};

/** A version of ours that this repository itself is built with. */
function ownVersion(name: string): string {
  const file = join(repositoryRoot, 'node_modules', name, 'package.json');
  return String(recordOf(JSON.parse(readFileSync(file, 'utf8')))['version']);
}

/** A project somewhere else that uses the packages, as whoever adopts them has one. */
export class ConsumerProject {
  readonly #folder: string;
  readonly #manager: Manager;
  readonly #env: Readonly<Record<string, string>>;

  constructor(folder: string, manager: Manager, env: Readonly<Record<string, string>>) {
    this.#folder = join(folder, manager);
    this.#manager = manager;
    this.#env = { ...env, npm_config_legacy_peer_deps: 'false' };
    mkdirSync(this.#folder, { recursive: true });
    cpSync(join(import.meta.dirname, 'consumer'), this.#folder, { recursive: true });
    writeFileSync(
      join(this.#folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, include: ['*.tsx'] }),
    );
  }

  /** Where the built page is. */
  get pages(): string {
    return join(this.#folder, 'dist');
  }

  /** Asks for our packages by tag or version, and for what the page is made with, and installs from nothing. */
  async install(ours: Readonly<Record<string, string>>): Promise<void> {
    const tools = ['react', 'react-dom', 'typescript', 'vite', '@types/react', '@types/react-dom'];
    const manifest = {
      name: 'consumer',
      private: true,
      type: 'module',
      dependencies: ours,
      devDependencies: Object.fromEntries(tools.map((name) => [name, ownVersion(name)])),
    };
    writeFileSync(join(this.#folder, 'package.json'), JSON.stringify(manifest));
    const [command, ...args] = programs[this.#manager];
    await output(command, [...args, 'install'], { cwd: this.#folder, env: this.#env });
  }

  /** The installed version of a package. */
  versionOf(name: string): string {
    const file = join(this.#folder, 'node_modules', name, 'package.json');
    return String(recordOf(JSON.parse(readFileSync(file, 'utf8')))['version']);
  }

  /** Checks the types and builds the page with the project's own programs. */
  async build(): Promise<void> {
    const place = { cwd: this.#folder, env: { NODE_ENV: 'production' } };
    // By their files: yarn leaves out a link to a program now and then.
    for (const [program, ...args] of [
      ['typescript/bin/tsc'],
      ['vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    ] as const) {
      const path = join(this.#folder, 'node_modules', program);
      const said = await output(process.execPath, [path, ...args], place);
      if (said !== '') throw new Error(`${program} says:\n${said}`);
    }
  }
}
