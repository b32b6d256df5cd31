import { repositoryRoot } from '../../../tooling/repository.ts';
import { startApiServer, type ApiServer } from '../api/api-server.ts';
import type { Portal } from './drill.ts';

/** What a process is started with beside what is common to both. */
export interface StartOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** Folder of another version of the portal. */
  readonly tree?: string;
}

/** Two processes of the portal on one database, behind what does for a balancer: who is not there is passed over. */
export class PortalProcesses implements Portal {
  readonly #storage: { readonly url: string };
  readonly #settings: Readonly<Record<string, string>>;
  readonly #processes: (ApiServer | null)[] = [null, null];
  #turn = 0;

  constructor(url: string, settings: Readonly<Record<string, string>>) {
    this.#storage = { url };
    this.#settings = settings;
  }

  async start(place: number, { settings = {}, tree = repositoryRoot }: StartOptions = {}): Promise<void> {
    this.#processes[place] = await startApiServer(this.#storage, { ...this.#settings, ...settings }, tree);
  }

  /** Takes a process away from the balancer, then asks it to stop. */
  async stop(place: number): Promise<void> {
    const process = this.#take(place);
    await process?.stop();
  }

  /** Ends a process without a word to the balancer. */
  async kill(place: number): Promise<void> {
    await this.#processes[place]?.kill();
    this.#take(place);
  }

  #take(place: number): ApiServer | null {
    const process = this.#processes[place] ?? null;
    this.#processes[place] = null;
    return process;
  }

  /** Address of a process that is there. */
  get origin(): string {
    return this.#origins()[0] ?? '';
  }

  /** Addresses of all processes that are there. */
  get all(): readonly string[] {
    return this.#processes.flatMap((process) => (process === null ? [] : [process.origin]));
  }

  /** The same, each first in its turn. */
  #origins(): readonly string[] {
    const origins = this.all;
    this.#turn += 1;
    return this.#turn % 2 === 0 ? origins : origins.toReversed();
  }

  /**
   * Sends a request to one of the processes. What only reads is sent to the other when a connection fails, as nginx does.
   *
   * @throws TypeError when no process takes it.
   */
  async fetch(path: string, init: RequestInit): Promise<Response> {
    const [first = '', ...others] = this.#origins();
    try {
      return await fetch(`${first}${path}`, init);
    } catch (error) {
      const [other] = others;
      if (other === undefined || init.method === 'PUT') throw error;
      return fetch(`${other}${path}`, init);
    }
  }

  async end(): Promise<void> {
    for (const place of this.#processes.keys()) await this.stop(place);
  }

  /** Starts both, has them used, and ends them. */
  static async during<Result>(
    url: string,
    settings: Readonly<Record<string, string>>,
    use: (portal: PortalProcesses) => Promise<Result>,
    tree = repositoryRoot,
  ): Promise<Result> {
    // Clocks that begin on a known day would begin again whenever a process does.
    const portal = new PortalProcesses(url, { VINROD_NOW: '', ...settings });
    try {
      await portal.start(0, { tree });
      await portal.start(1, { tree });
      return await use(portal);
    } finally {
      await portal.end();
    }
  }
}
