import { Duplex } from 'node:stream';

/** Sends bytes of the wire protocol to the embedded database. */
export type SendBytes = (bytes: Uint8Array) => void;

/** Type byte of the Terminate message. */
const terminate = 0x58;

/**
 * A socket for `pg` that stands in for a PostgreSQL server. Writes go to the embedded database's worker; its answers
 * come in through `push`.
 */
export class WireStream extends Duplex {
  readonly #send: SendBytes;

  constructor(send: SendBytes) {
    super();
    this.#send = send;
  }

  /** Part of a socket; always connected. */
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
    // Answers are pushed when they arrive.
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
    // Terminate would end the embedded engine for good; here only the connection ends.
    if (bytes[0] === terminate && bytes.length === 5) return;
    this.#send(new Uint8Array(bytes));
  }
}
