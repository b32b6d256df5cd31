import { Duplex } from 'node:stream';

/** Sends bytes of the wire protocol to the embedded database. */
export type SendBytes = (bytes: Uint8Array) => void;

/** Type byte of the message by which a client says goodbye. */
const terminate = 0x58;

/**
 * The socket that `pg` believes to be connected to a PostgreSQL server. What is written goes to the
 * embedded database's worker; what the worker answers is put in with `push`.
 */
export class WireStream extends Duplex {
  readonly #send: SendBytes;

  constructor(send: SendBytes) {
    super();
    this.#send = send;
  }

  /** Part of a socket; there is nothing to wait for. */
  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  /** Part of a socket; messages are never delayed here. */
  setNoDelay(): this {
    return this;
  }

  /** Part of a socket; a message channel needs no keep-alive. */
  setKeepAlive(): this {
    return this;
  }

  /** Part of a socket; the worker's lifetime is managed elsewhere. */
  ref(): this {
    return this;
  }

  /** Part of a socket; the worker's lifetime is managed elsewhere. */
  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers arrive by themselves.
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: () => void): void {
    this.#forward(chunk);
    done();
  }

  override _writev(chunks: { chunk: Uint8Array }[], done: () => void): void {
    this.#forward(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  #forward(bytes: Uint8Array): void {
    // The embedded engine would end for good; here only the connection does.
    if (bytes[0] === terminate && bytes.length === 5) return;
    this.#send(new Uint8Array(bytes));
  }
}
