import { Agent, request } from 'node:http';

import type { GeneratedCall } from '../../../apps/api/src/testing/contract-inputs/generated-call.ts';

/** Result of a call. */
export interface Answer {
  /** 0 when the connection was broken. */
  readonly status: number;
  readonly bytes: number;
  readonly milliseconds: number;
}

/** Timeout of a call, milliseconds. */
const patience = 60_000;

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Sends a call and reads the whole answer. */
export function send(
  origin: string,
  call: GeneratedCall,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve) => {
    let bytes = 0;
    const done = (status: number): void =>
      resolve({ status, bytes, milliseconds: performance.now() - started });
    const { hostname, port } = new URL(origin);
    const sent = request(
      {
        agent,
        hostname,
        port,
        path: call.path,
        method: call.operation.method,
        headers: {
          ...headers,
          ...call.headers,
          ...(call.body === null
            ? {}
            : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(call.body) }),
        },
      },
      (response) => {
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.once('end', () => done(response.statusCode ?? 0));
        response.once('error', () => done(0));
      },
    );
    sent.setTimeout(patience, () => sent.destroy());
    sent.once('error', () => done(0));
    sent.end(call.body ?? undefined);
  });
}
