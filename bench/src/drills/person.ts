import { setTimeout } from 'node:timers/promises';
import type { Portal } from './drill.ts';
import { OwnViews } from './own-views.ts';

/** Milliseconds between two of a person's requests. */
const pause = 50;

/** Answers that say that the portal cannot answer now, from itself or from what stands in front of it. */
const honest: ReadonlySet<number> = new Set([502, 503, 504]);

/** What a person met while something was wrong. */
export interface Met {
  readonly answers: number;
  /** Requests that got no answer, or one that says so. */
  readonly failed: number;
  /** Milliseconds of the longest wait for an answer that was right. */
  readonly longest: number;
  /** Milliseconds of the longest wait for a request to fail. */
  readonly longestFailed: number;
  /** Seconds from the first request that failed until the last one. */
  readonly failing: number;
}

/** A person who reads a report and a list and saves a view, again and again. */
export class Person {
  readonly #portal: Portal;
  readonly #access: string;
  readonly #corporateGroup: string;
  readonly #reportPath: string;
  readonly #views: OwnViews;
  #figure: string | null = null;
  #answers = 0;
  #longest = 0;
  #longestFailed = 0;
  #failures: number[] = [];

  constructor(number: number, portal: Portal, access: string, corporateGroup: string) {
    this.#views = new OwnViews(`Vy ${number}`);
    this.#portal = portal;
    this.#access = access;
    this.#corporateGroup = corporateGroup;
    this.#reportPath = `/api/v1/sites/corporategroup/${corporateGroup}/dashboard-data/?start_date=2026-05-01&end_date=2026-10-31`;
  }

  async #ask(path: string, body?: object): Promise<string | null> {
    const start = performance.now();
    const failed = (): null => {
      this.#failures.push(start);
      this.#longestFailed = Math.max(this.#longestFailed, performance.now() - start);
      return null;
    };
    let answer: Response;
    let text: string;
    try {
      answer = await this.#portal.fetch(path, {
        method: body === undefined ? 'GET' : 'PUT',
        headers: { authorization: `Bearer ${this.#access}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      text = await answer.text();
    } catch {
      return failed();
    }
    if (honest.has(answer.status)) return failed();
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${text}`);
    this.#answers += 1;
    this.#longest = Math.max(this.#longest, performance.now() - start);
    return text;
  }

  async #readReport(): Promise<void> {
    const text = await this.#ask(this.#reportPath);
    const figure = text === null ? null : (/"total_consumption_kwh":[\d.]+/.exec(text)?.[0] ?? text);
    if (figure === null) return;
    this.#figure ??= figure;
    if (figure !== this.#figure) throw new Error(`A report said ${figure}, and ${this.#figure} before.`);
  }

  async #save(): Promise<void> {
    const view = this.#views.next();
    const body = { corporate_group: this.#corporateGroup, ...view };
    const stored = await this.#ask('/api/v1/users/saved-views/', body);
    if (stored === null) return;
    this.#views.acknowledged(view);
    this.#views.check(stored);
  }

  /** Uses the portal until it is told to end. */
  async use(until: AbortSignal): Promise<void> {
    while (!until.aborted) {
      await this.#readReport();
      await this.#ask('/api/v1/corporategroups/');
      await this.#save();
      await setTimeout(pause);
    }
  }

  /** @throws Error when something is not there that was acknowledged. */
  async checkSaved(): Promise<void> {
    const kept = await this.#ask('/api/v1/users/saved-views/');
    if (kept === null) throw new Error('Nobody answers any more.');
    this.#views.check(kept);
  }

  get met(): Met {
    const [first = 0] = this.#failures;
    const last = this.#failures.at(-1) ?? first;
    return {
      answers: this.#answers,
      failed: this.#failures.length,
      longest: this.#longest,
      longestFailed: this.#longestFailed,
      failing: (last - first) / 1000,
    };
  }
}
