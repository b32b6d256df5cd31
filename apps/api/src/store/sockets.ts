import { Socket } from 'node:net';

/** Connections that can all be broken at once, so that nobody waits for a server that has stopped to answer. */
export class Sockets {
  readonly #open = new Set<Socket>();

  readonly connect = (): Socket => {
    const socket = new Socket();
    this.#open.add(socket);
    socket.once('close', () => this.#open.delete(socket));
    return socket;
  };

  break(): void {
    for (const socket of this.#open) socket.destroy();
  }
}
