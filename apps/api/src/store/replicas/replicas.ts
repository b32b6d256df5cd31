import { sql } from 'kysely';
import type { Logger } from 'pino';
import { answeredInTime } from '../answered-in-time.ts';
import type { Database } from '../database.ts';
import { PrimaryHistory } from './primary-history.ts';
import { Replica, type LeftOut } from './replica.ts';
import { walPosition } from './wal-position.ts';

/** Milliseconds between looks at the servers. */
const lookInterval = 500;

/** Milliseconds in which the primary has to say where it is. */
const primaryTime = 2_000;

/** Milliseconds that a replica may be behind and still be read from. */
const mostDelay = 5_000;

/** What replicas are opened with. */
export interface ReplicaSettings {
  /** Connection strings. */
  readonly urls: readonly string[];
  /** Connections to each at a time. */
  readonly poolSize: number;
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

/** The servers beside the primary that reports and exports are read from, as long as they answer and keep up. */
export class Replicas {
  readonly #primary: Database;
  readonly #log: ReplicaSettings['log'];
  readonly #replicas: readonly Replica[];
  readonly #history = new PrimaryHistory();
  #turn = 0;
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(primary: Database, { urls, poolSize, log }: ReplicaSettings) {
    this.#primary = primary;
    this.#log = log;
    this.#replicas = urls.map((url) => new Replica(url, poolSize));
  }

  /** Whether there are any. */
  get areThere(): boolean {
    return this.#replicas.length > 0;
  }

  /** Begins to look at the servers, and goes on until {@link close}; resolves after the first look. */
  async watch(): Promise<void> {
    if (!this.areThere) return;
    this.#looking = this.#look();
    await this.#looking;
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.watch(), lookInterval).unref();
  }

  async #look(): Promise<void> {
    const system = await this.#lookAtPrimary();
    // Without the primary nobody can sign in, and nobody knows how far behind a replica is.
    if (system === null) return;
    await Promise.all(
      this.#replicas.map(async (replica) => {
        const found = await replica.look(system);
        const delay = this.#history.delayAt(replica.replayed, performance.now());
        replica.delay = delay;
        this.#note(replica, found ?? (delay > mostDelay ? 'late' : null));
      }),
    );
  }

  async #lookAtPrimary(): Promise<string | null> {
    try {
      const { rows } = await answeredInTime(
        sql<{ position: string; system: string }>`select pg_current_wal_flush_lsn()::text as position,
          system_identifier::text as system from pg_control_system()`.execute(this.#primary.db),
        primaryTime,
      );
      const [row] = rows;
      if (row === undefined) return null;
      this.#history.add(performance.now(), walPosition(row.position));
      return row.system;
    } catch {
      return null;
    }
  }

  #note(replica: Replica, leftOut: LeftOut | null): void {
    if (replica.leftOut === leftOut) return;
    replica.leftOut = leftOut;
    const { name, delay } = replica;
    if (leftOut === null) this.#log.info({ replica: name }, 'a replica is read from');
    else
      this.#log.warn({ replica: name, reason: leftOut, delay: Math.round(delay) }, 'a replica is left out');
  }

  /**
   * A replica that has all that was written until a position of the primary's log, each in its turn; null when none has, or
   * none answers.
   */
  at(position: bigint): Replica | null {
    const usable = this.#replicas.filter(({ leftOut, replayed }) => leftOut === null && replayed >= position);
    this.#turn += 1;
    return usable[this.#turn % usable.length] ?? null;
  }

  /** Leaves a replica out that failed in the middle of an answer, until the next look at it. */
  failed(replica: Replica): void {
    this.#note(replica, 'unreachable');
    replica.break();
  }

  /** All of them, as they are now. */
  get states(): readonly Pick<Replica, 'name' | 'leftOut' | 'delay'>[] {
    return this.#replicas;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#looking;
    await Promise.all(this.#replicas.map((replica) => replica.close()));
  }
}
