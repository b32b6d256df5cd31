import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut without anybody being told, as a network can. */
export interface SilentProxy {
  readonly url: string;
  /** Passes on nothing more of the connections that there are, and leaves them open. */
  silenceOpen(): void;
  /** The same, and new ones get no answer either until {@link resume}. */
  silence(): void;
  resume(): void;
  close(): void;
}

/** Passes nothing more on between two connections. */
function part([from, to]: readonly [Socket, Socket]): void {
  from.unpipe(to);
  to.unpipe(from);
  from.pause();
  to.pause();
}

/** Puts a proxy in front of the server of a connection string. */
export async function silentProxy(url: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(url);
  const open = new Set<readonly [Socket, Socket]>();
  let isSilent = false;
  const server = createServer((from) => {
    const to = connect(Number(port), hostname);
    const pair = [from, to] as const;
    open.add(pair);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.once('close', () => {
        open.delete(pair);
        for (const each of pair) each.destroy();
      });
    }
    if (isSilent) return;
    from.pipe(to);
    to.pipe(from);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = typeof address === 'object' && address !== null ? String(address.port) : '';
  const silenceOpen = (): void => {
    for (const pair of open) part(pair);
  };
  return {
    url: through.href,
    silenceOpen,
    silence() {
      isSilent = true;
      silenceOpen();
    },
    resume: () => (isSilent = false),
    close() {
      for (const pair of open) for (const socket of pair) socket.destroy();
      server.close();
    },
  };
}
