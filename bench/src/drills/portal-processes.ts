import { startApiServer, type ApiServer } from '../api/api-server.ts';

/** Two processes of the portal on one database, behind what does for a balancer: who is not there is passed over. */
export class PortalProcesses {
  readonly #storage: { readonly url: string };
  readonly #settings: Readonly<Record<string, string>>;
  readonly #processes: (ApiServer | null)[] = [null, null];
  #turn = 0;

  constructor(url: string, settings: Readonly<Record<string, string>>) {
    this.#storage = { url };
    this.#settings = settings;
  }

  async start(place: number, settings: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#processes[place] = await startApiServer(this.#storage, { ...this.#settings, ...settings });
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

  #origins(): readonly string[] {
    const origins = this.#processes.flatMap((process) => (process === null ? [] : [process.origin]));
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
}
