import { Agent, request } from 'node:http';

import { renewDemoSession, startDemoSession, type DemoSession } from '../../../tooling/demo-sign-in.ts';
import type { Person } from './people.ts';
import type { RecordedPage } from './recorded-pages.ts';

/** What a person met. */
export interface Visits {
  /** Milliseconds until the last call of a page was answered whole. */
  readonly pages: { readonly name: string; readonly milliseconds: number }[];
  /** Milliseconds of each call. */
  readonly calls: number[];
  /** Calls that were not answered with what was asked for. */
  readonly failures: string[];
}

/** Connections that a browser opens to a server at most. */
const connections = 6;

/** Shortest and longest time for which somebody looks at a page, milliseconds. */
const looks = [3000, 12_000] as const;

/** An access token is renewed when it has been used for this long, milliseconds; it lives for ten minutes. */
const renewAfter = 8 * 60_000;

function call(agent: Agent, origin: string, path: string, access: string): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const sent = request(
      {
        agent,
        hostname,
        port,
        path,
        headers: { authorization: `Bearer ${access}`, 'accept-language': 'sv', 'accept-encoding': 'gzip' },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
        response.once('error', () => resolve(0));
      },
    );
    sent.once('error', () => resolve(0));
    sent.end();
  });
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** Signs somebody in, by password and the code of their mail. */
export function enter(origin: string, { email, kind }: Person): Promise<DemoSession> {
  return startDemoSession(origin, { email, password: kind.password });
}

/** Lets somebody go from page to page until the end, looking at each for some seconds. */
export async function visitUntil(
  end: number,
  { origin, session, pages }: { origin: string; session: DemoSession; pages: readonly RecordedPage[] },
  visits: Visits,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let own = session;
  let renewed = performance.now();
  const [least, most] = looks;
  await wait(Math.random() * most);
  while (performance.now() < end) {
    const page = pages[Math.floor(Math.random() * pages.length)];
    if (page === undefined) break;
    if (performance.now() - renewed > renewAfter) {
      own = await renewDemoSession(origin, own);
      renewed = performance.now();
    }
    const began = performance.now();
    await Promise.all(
      page.calls.map(async (path) => {
        const sent = performance.now();
        const status = await call(agent, origin, path, own.access);
        visits.calls.push(performance.now() - sent);
        if (status !== 200) visits.failures.push(`${status} ${path}`);
      }),
    );
    visits.pages.push({ name: page.name, milliseconds: performance.now() - began });
    await wait(least + Math.random() * (most - least));
  }
  agent.destroy();
}
