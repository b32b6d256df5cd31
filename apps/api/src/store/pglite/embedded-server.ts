import { Worker } from 'node:worker_threads';
import type { WorkerReply, WorkerRequest, WorkerStartOptions } from './worker-messages.ts';
import { WireStream } from './wire-stream.ts';

/**
 * PGlite in its own thread (it blocks the thread it runs in), accessible like a server with one connection at a time.
 */
export class EmbeddedServer {
  readonly #worker: Worker;
  readonly #ended: Promise<void>;
  #stream: WireStream | null = null;
  #waiting: ((reply: Exclude<WorkerReply, Uint8Array>) => void) | null = null;
  #reject: ((error: Error) => void) | null = null;
  #failure: Error | null = null;

  private constructor(options: WorkerStartOptions) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: options,
      // Flags of the process, such as a test runner's loaders, must not apply to this thread.
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    this.#worker.on('message', (reply: WorkerReply) => this.#receive(reply));
    this.#worker.on('error', (error) =>
      this.#fail(error instanceof Error ? error : new Error(String(error))),
    );
    this.#ended = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#fail(new Error('The embedded database has ended.'));
        resolve();
      });
    });
  }

  /**
   * Starts the database and waits until it is ready.
   *
   * @throws Error when the folder cannot be opened as a database.
   */
  static async start(options: WorkerStartOptions): Promise<EmbeddedServer> {
    const server = new EmbeddedServer(options);
    try {
      await server.#answer();
      return server;
    } catch (error) {
      await server.#worker.terminate();
      throw error;
    }
  }

  /** Opens a new connection for `pg` and ends the previous one. */
  connect(): WireStream {
    this.#stream?.destroy();
    const stream = new WireStream((bytes) => this.#post(bytes));
    if (this.#failure === null) this.#post('connect');
    else process.nextTick(() => stream.destroy(this.#failure ?? undefined));
    this.#stream = stream;
    return stream;
  }

  /** The whole database as an uncompressed tar, for `template`. No connection may be busy. */
  async dump(): Promise<Uint8Array> {
    const answer = this.#answer();
    this.#post('dump');
    const reply = await answer;
    if (reply.kind !== 'dump') throw new Error(`The embedded database answered "${reply.kind}" to a dump.`);
    return reply.bytes;
  }

  /** Writes everything to disk and ends the thread. */
  async close(): Promise<void> {
    if (this.#failure === null) this.#post('close');
    await this.#ended;
  }

  #post(request: WorkerRequest): void {
    const moved =
      request instanceof Uint8Array && request.buffer instanceof ArrayBuffer ? [request.buffer] : [];
    this.#worker.postMessage(request, moved);
  }

  #receive(reply: WorkerReply): void {
    if (reply instanceof Uint8Array) this.#stream?.push(reply);
    else this.#waiting?.(reply);
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#stream?.destroy(this.#failure);
    this.#stream = null;
    this.#reject?.(this.#failure);
  }

  #answer(): Promise<Exclude<WorkerReply, Uint8Array>> {
    return new Promise((resolve, reject) => {
      this.#waiting = resolve;
      this.#reject = reject;
    });
  }
}
