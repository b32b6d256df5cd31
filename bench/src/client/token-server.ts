import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A server with single-use refresh tokens, whose earlier access tokens are revoked at once. */
export interface TokenServer {
  readonly url: string;
  /** Number of refresh requests. */
  refreshes(): number;
  close(): void;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/**
 * Starts it on a free local port. The tokens `access-0` and `refresh-0` are the first ones, and
 * `access-0` has expired. Refreshing is answered at `/v1/token/refresh` and, in the form of GoTrue, at
 * `/token`.
 */
export function startTokenServer(): Promise<TokenServer> {
  let generation = 0;
  let refreshes = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    };
    const text = await bodyOf(request);
    if (!/^\/(v1\/)?token/.test(request.url ?? '')) {
      const isCurrent = generation > 0 && request.headers.authorization === `Bearer access-${generation}`;
      return isCurrent ? send(200, { permissions: {} }) : send(401, {});
    }
    refreshes += 1;
    if (!text.includes(`"refresh-${generation}"`)) return send(401, {});
    generation += 1;
    const [access, refresh] = [`access-${generation}`, `refresh-${generation}`];
    const user = { id: 'u', aud: '', email: '', app_metadata: {}, user_metadata: {}, created_at: '' };
    const gotrue = {
      access_token: access,
      refresh_token: refresh,
      token_type: 'bearer',
      expires_in: 3600,
      user,
    };
    send(200, { access, refresh, ...gotrue });
  }

  const server = createServer((request, response) => void answer(request, response));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      resolve({
        url: `http://127.0.0.1:${port}`,
        refreshes: () => refreshes,
        close: () => void server.close(),
      });
    });
  });
}
