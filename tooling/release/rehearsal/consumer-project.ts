import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { output } from '../command.ts';
import { recordOf } from '../record.ts';
import { complaintsIn } from './complaints.ts';
import type { ConsumerKind, Manager, Program } from './consumer-kinds.ts';
import { writeEveryEntry } from './every-entry.ts';
import { writeImportMap } from './import-map.ts';
import { serveFolder, serveWith, type ServedPage } from './served-page.ts';

/** Yarn comes from the registry, as anything else. */
const programs: Readonly<Record<Manager, readonly [command: string, ...args: string[]]>> = {
  npm: ['npm', '--no-audit', '--no-fund'],
  // Scripts of others at installation are theirs to judge who adopts; nothing here needs them. An upgrade writes the lockfile
  // anew, which a workflow otherwise refuses.
  pnpm: [
    'pnpm',
    '--ignore-workspace',
    '--config.minimum-release-age=0',
    '--config.strict-dep-builds=false',
    '--config.frozen-lockfile=false',
  ],
  yarn: ['npx', '--yes', '@yarnpkg/cli-dist@4'],
};

/**
 * Nothing that asks or tells its maker, and a build as it goes out. A workflow is not told of: there Next complains that it
 * finds no cache of earlier builds, which a new project cannot have.
 */
const quiet = {
  NODE_ENV: 'production',
  CI: 'false',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
};

/** A project somewhere else that uses the packages, as whoever adopts them has one. */
export class ConsumerProject {
  readonly name: string;
  /** Whether its page has a button of the kit. */
  readonly hasButton: boolean;
  readonly #folder: string;
  readonly #manager: Manager;
  readonly #kind: ConsumerKind;
  readonly #env: Readonly<Record<string, string>>;

  constructor(place: string, manager: Manager, kind: ConsumerKind, env: Readonly<Record<string, string>>) {
    this.name = `${kind.name} with ${manager}`;
    this.hasButton = kind.isOfReact;
    this.#folder = join(place, `${kind.name}-${manager}`);
    this.#manager = manager;
    this.#kind = kind;
    this.#env = { ...env, npm_config_legacy_peer_deps: 'false', YARN_ENABLE_IMMUTABLE_INSTALLS: 'false' };
    mkdirSync(this.#folder, { recursive: true });
    for (const sources of [kind.isOfReact ? 'with-react' : 'without-react', kind.name]) {
      cpSync(join(import.meta.dirname, 'consumers', sources), this.#folder, { recursive: true });
    }
  }

  /** Asks for our packages by tag or version, and for what the page is made with, and installs from nothing. */
  async install(ours: Readonly<Record<string, string>>): Promise<void> {
    const manifest = {
      name: 'consumer',
      private: true,
      type: 'module',
      dependencies: { ...ours, ...this.#kind.tools },
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

  /** Checks the types and builds the page with the project's own programs, which must not complain. */
  async build(packages: readonly string[]): Promise<void> {
    if (this.#kind.needsImportMap) writeImportMap(this.#folder);
    writeEveryEntry(this.#folder, packages);
    for (const program of this.#kind.programs) {
      const said = await output(process.execPath, this.#command(program), { cwd: this.#folder, env: quiet });
      const complaints = complaintsIn(said);
      if (complaints.length > 0) throw new Error(`${program.join(' ')} says:\n${said}`);
    }
  }

  /** Serves the built page. */
  serve(): Promise<ServedPage> {
    const { page } = this.#kind;
    return typeof page === 'string'
      ? serveFolder(join(this.#folder, page))
      : serveWith(this.#command(page), { cwd: this.#folder, env: quiet });
  }

  /** Arguments of Node for a program: by its file, which is the same for every package manager. */
  #command([file, ...args]: Program): readonly string[] {
    return [join(this.#folder, file.includes('/') ? 'node_modules' : '.', file), ...args];
  }
}
