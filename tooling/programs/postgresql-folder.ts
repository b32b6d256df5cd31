import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseEnvironment } from '../clock/set-clock.ts';
import { childrenOf } from './child-processes.ts';
import { copyPostgresqlPrograms } from './postgresql-programs.ts';

/** The user who owns the databases of the tests. */
export const databaseUser = 'vinrod';

interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

function nobodysId(kind: '-u' | '-g'): number {
  return Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }));
}

/** Account for the server, which refuses to run as root. */
function serverAccount(): Account {
  return process.getuid?.() === 0 ? { uid: nobodysId('-u'), gid: nobodysId('-g') } : {};
}

/** The programs and the data of a temporary PostgreSQL server, whether it runs or not. */
export class PostgresqlFolder {
  readonly port: number;
  readonly path = mkdtempSync(join(tmpdir(), 'vinrod-postgresql-'));
  readonly data = join(this.path, 'data');
  readonly #programs: string;
  readonly #account = serverAccount();
  readonly #env: Readonly<Record<string, string>>;

  /** @param programs - folder of the server's programs; those from npm when none is given */
  constructor(port: number, env: Readonly<Record<string, string>>, programs?: string) {
    this.port = port;
    this.#env = env;
    this.#programs = programs ?? copyPostgresqlPrograms(this.path);
    const { uid, gid } = this.#account;
    if (uid === undefined || gid === undefined) return;
    chownSync(this.path, uid, gid);
    chmodSync(this.path, 0o700);
  }

  /** Connection string of the maintenance database. */
  get url(): string {
    return `postgres://${databaseUser}@127.0.0.1:${this.port}/postgres`;
  }

  /** Runs a command as the server's account. */
  execute(command: string, ...args: readonly string[]): void {
    const env = databaseEnvironment({ ...process.env, ...this.#env });
    execFileSync(command, args, { ...this.#account, cwd: this.path, env, stdio: 'pipe' });
  }

  /** Runs one of PostgreSQL's programs on the data. */
  run(program: string, ...args: readonly string[]): void {
    this.execute(join(this.#programs, program), '-D', this.data, ...args);
  }

  configure(settings: readonly string[]): void {
    appendFileSync(join(this.data, 'postgresql.conf'), `\n${settings.join('\n')}\n`);
  }

  start(): void {
    this.run('pg_ctl', '-l', join(this.path, 'server.log'), '-w', 'start');
  }

  /** The file that names the server's first process while it runs. */
  get #lock(): string {
    return join(this.data, 'postmaster.pid');
  }

  get #server(): number {
    return Number(readFileSync(this.#lock, 'utf8').split('\n')[0]);
  }

  /** Sends a signal to every process of the server (Linux). */
  #signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
    if (!existsSync(this.#lock)) return;
    const server = this.#server;
    for (const id of [server, ...childrenOf(server)])
      try {
        process.kill(id, signal);
      } catch {
        // It has ended meanwhile, as processes of a server do by themselves.
      }
  }

  /** Ends the server as a power cut does; {@link start} starts it again. */
  kill(): void {
    this.#signal('SIGKILL');
    // Who nobody has waited for yet counts as running.
    rmSync(this.#lock, { force: true });
  }

  /** Stops the server in the middle of what it does, until {@link thaw}; it keeps its connections. */
  freeze(): void {
    this.#signal('SIGSTOP');
  }

  thaw(): void {
    this.#signal('SIGCONT');
  }

  /** Whether the server's first process is there. */
  get isRunning(): boolean {
    if (!existsSync(this.#lock)) return false;
    try {
      return process.kill(this.#server, 0);
    } catch {
      return false;
    }
  }

  /** Stops the server; how says whether it puts away what it has in memory first. */
  stop(how: 'fast' | 'immediate'): void {
    if (existsSync(this.#lock)) this.run('pg_ctl', '-m', how, '-w', 'stop');
  }

  /** Stops the server and deletes the folder. */
  remove(): void {
    this.thaw();
    this.stop('immediate');
    rmSync(this.path, { recursive: true, force: true });
  }
}
