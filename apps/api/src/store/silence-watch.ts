import { Socket } from 'node:net';
import { Client, DatabaseError } from 'pg';
import { answeredInTime, DatabaseLateError } from './answered-in-time.ts';
import type { AnswerLimits } from './quiet-pool.ts';
import { Sockets } from './sockets.ts';

/**
 * Notices that a server has stopped to answer: its computer has lost its power, or the network is cut. Nobody is told of
 * that, and what was sent is repeated for a quarter of an hour. A query that is silent for some seconds may as well be a long
 * one, so a new connection asks whether the server answers at all; when it does not, all connections are broken, and whoever
 * waits there gets an error.
 */
export class SilenceWatch {
  readonly sockets = new Sockets();
  readonly #url: string;
  readonly #limits: AnswerLimits;
  #isLooking = false;

  constructor(url: string, limits: AnswerLimits) {
    this.#url = url;
    this.#limits = limits;
  }

  /** Waits for the answer to a query, and looks after the server when it takes long. */
  async during<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const looks = setInterval(() => void this.#lookOnce(), this.#limits.silence);
    try {
      return await answer;
    } finally {
      clearInterval(looks);
    }
  }

  /** One look is enough for all who wait. */
  async #lookOnce(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    await this.#look();
    this.#isLooking = false;
  }

  async #look(): Promise<void> {
    const socket = new Socket();
    const client = new Client({
      connectionString: this.#url,
      application_name: 'vinrod',
      stream: () => socket,
    });
    client.on('error', () => undefined);
    try {
      const answered = client.connect().then(() => client.end());
      // Where this process was busy for as long, the answer may be there and not be read yet: it is before the second half.
      const half = this.#limits.look / 2;
      await answeredInTime(answered, half).catch((error: unknown) => {
        if (error instanceof DatabaseLateError) return answeredInTime(answered, half);
        throw error;
      });
    } catch (error) {
      // One that says why it takes nobody in, because there are too many for example, does answer.
      if (!(error instanceof DatabaseError)) this.sockets.break();
    } finally {
      socket.destroy();
    }
  }
}
