import type { ChildProcess } from 'node:child_process';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A proxy with its example file, on ports of its own. */
export interface RunningProxy {
  readonly process: ChildProcess;
  /** Port of TLS. */
  readonly secure: number;
  /** Port that leads to it. */
  readonly plain: number;
}

/** A proxy that there is an example file for. */
export interface ExampleProxy {
  readonly name: string;
  /** Whether the programs are there that it takes. */
  readonly isThere: boolean;
  /**
   * Runs it in front of a port; only its own ports, its name and its certificate differ from the example file.
   *
   * @param place - Folder to make one of its own in.
   * @throws Error when it does not answer.
   */
  readonly start: (place: string, upstream: number) => Promise<RunningProxy>;
}

function statusOf(port: number): Promise<number | undefined> {
  return new Promise((done) => {
    request({ port, host: '127.0.0.1', path: '/', headers: { Host: 'localhost' } }, (response) =>
      done(response.resume().statusCode),
    )
      .on('error', () => done(undefined))
      .end();
  });
}

/**
 * Waits until a proxy leads from its plain port to the other.
 *
 * @throws Error when it does not.
 */
export async function untilItLeads(name: string, plain: number): Promise<void> {
  for (let tries = 0; ![301, 308].includes((await statusOf(plain)) ?? 0); tries += 1) {
    if (tries === 100) throw new Error(`${name} does not answer.`);
    await wait(200);
  }
}
