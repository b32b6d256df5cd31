import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { ScannedWrite } from './addresses.ts';

/** Milliseconds after which a new access token is fetched; one lasts 600 seconds. */
const renewAfter = 300_000;

/** Fetches a new access token. */
export type Renew = () => Promise<string>;

/** Statistics of the proxy. */
export interface ScanTally {
  /** Number of answers by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Requests answered with 401 although they carried the token, and those answered with 500. */
  readonly faults: readonly string[];
  /** Number of token renewals. */
  readonly renewals: number;
}

/** A proxy for the scanners' requests. */
export interface SignedInProxy {
  readonly origin: string;
  tally(): ScanTally;
  close(): Promise<void>;
}

/** Where the proxy works. */
export interface ProxyOptions {
  /** The API. */
  readonly target: string;
  /** Writes that can be called as a GET of `/write/NAME?FIELD=VALUE`. */
  readonly writes: readonly ScannedWrite[];
  readonly renew: Renew;
  /** Milliseconds since an arbitrary moment. */
  readonly now?: () => number;
}

/** The example with one value replaced; a number stays one if the text parses as one. */
function withValue(example: unknown, path: readonly string[], text: string): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return typeof example !== 'string' && /^-?\d+$/.test(text) ? Number(text) : text;
  if (Array.isArray(example))
    return example.map((item: unknown, index) =>
      String(index) === key ? withValue(item, rest, text) : item,
    );
  if (typeof example !== 'object' || example === null) return example;
  return { ...example, [key]: withValue(Reflect.get(example, key), rest, text) };
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (chunk instanceof Buffer) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

interface Outgoing {
  readonly method: string;
  readonly path: string;
  readonly type: string | undefined;
  readonly body: Uint8Array<ArrayBuffer> | string | null;
  readonly isPublic: boolean;
}

async function translated(request: IncomingMessage, writes: readonly ScannedWrite[]): Promise<Outgoing> {
  const { method = 'GET', url = '/', headers } = request;
  const { pathname, searchParams } = new URL(url, 'http://scanner');
  const write = writes.find(({ name }) => pathname === `/write/${name}`);
  if (write === undefined) {
    const body = method === 'GET' || method === 'HEAD' ? null : await bodyOf(request);
    return { method, path: url, type: headers['content-type'], body, isPublic: false };
  }
  let { example } = write;
  for (const [field, text] of searchParams) example = withValue(example, field.split('.'), text);
  const { method: own, path, isPublic } = write;
  return { method: own, path, type: 'application/json', body: JSON.stringify(example), isPublic };
}

/**
 * Starts a proxy that adds a valid access token to every request and renews it long before it expires, so that scanners
 * that run for hours stay signed in. Records any remaining 401 as a fault: that request was not scanned.
 */
export async function startSignedInProxy({
  target,
  writes,
  renew,
  now = () => performance.now(),
}: ProxyOptions): Promise<SignedInProxy> {
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  let renewals = 0;
  let fetchedAt = now();
  let access = renew();

  const currentAccess = (): Promise<string> => {
    if (now() - fetchedAt >= renewAfter) {
      fetchedAt = now();
      renewals += 1;
      access = renew();
    }
    return access;
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, path, type, body, isPublic } = await translated(request, writes);
    const upstream = await fetch(`${target}${path}`, {
      method,
      body,
      redirect: 'manual',
      headers: {
        Authorization: `Bearer ${await currentAccess()}`,
        ...(type === undefined ? {} : { 'Content-Type': type }),
      },
    });
    const { status } = upstream;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if ((status === 401 && !isPublic) || status === 500) faults.push(`${status} ${method} ${path}`);
    const content = upstream.headers.get('content-type');
    response.writeHead(status, content === null ? {} : { 'Content-Type': content });
    response.end(Buffer.from(await upstream.arrayBuffer()));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      faults.push(`none ${request.method ?? ''} ${request.url ?? ''}: ${String(error)}`);
      response.writeHead(502).end();
    });
  });
  await access;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The proxy has no port.');
  return {
    origin: `http://127.0.0.1:${bound.port}`,
    tally: () => ({ statuses, faults, renewals }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
