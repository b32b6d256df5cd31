import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { freePort } from '../tooling/free-port.ts';
import { apiEnvironment, journeyNow, startApi, stopApi, type ApiOptions } from './api-process.ts';
import { codeIn, mailsAfter, mailsTo, type Mail } from './demo-mailbox.ts';
import { copyTemplate, type DataPlace } from './seeded-data.ts';

/** The real portal and API on their own database, which a journey may stop, restart and move in time. */
export class RunningPortal {
  readonly url: string;
  readonly #place: DataPlace;
  readonly #port: number;
  readonly #readMails = new Map<string, number>();
  #process: ChildProcess | undefined;

  private constructor(place: DataPlace, port: number) {
    this.#place = place;
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Starts one on a copy of the seeded data. `name` must be unique among those running. */
  static async start(name: string, settings: Pick<ApiOptions, 'settings'> = {}): Promise<RunningPortal> {
    const template = process.env['VINROD_JOURNEY_TEMPLATE'];
    if (template === undefined) throw new Error('The journeys were not seeded.');
    const portal = new RunningPortal(await copyTemplate(template, name), await freePort());
    await portal.resume(0, settings);
    return portal;
  }

  /** Stops the API process; the data stay. */
  async stop(): Promise<void> {
    if (this.#process !== undefined) await stopApi(this.#process);
    this.#process = undefined;
  }

  /** Starts the API process again, `minutes` later than the journeys' clock. */
  async resume(
    minutes = 0,
    settings: Pick<ApiOptions, 'missingValuesMail' | 'settings'> = {},
  ): Promise<void> {
    await this.stop();
    const now = new Date(Date.parse(journeyNow) + minutes * 60_000).toISOString();
    this.#process = await startApi({ ...this.#place, ...settings, port: this.#port, now });
  }

  /** Environment for running API commands on this portal's data. */
  get environment(): Readonly<Record<string, string>> {
    return apiEnvironment({ ...this.#place, port: this.#port, now: journeyNow });
  }

  /** Ends the process and removes its data folder. */
  async dispose(): Promise<void> {
    await this.stop();
    rmSync(this.#place.dataFolder, { recursive: true, force: true });
  }

  /** Mails to an address, newest first. */
  mailsTo(address: string): Promise<readonly Mail[]> {
    return mailsTo(this.url, address);
  }

  /**
   * The one-time code of an address's newest sign-in.
   *
   * @throws Error when no unread mail comes.
   */
  async newestCode(address: string): Promise<string> {
    const read = this.#readMails.get(address) ?? 0;
    const mails = await mailsAfter(this.url, address, read);
    this.#readMails.set(address, mails.length);
    return codeIn(mails[0]);
  }
}
