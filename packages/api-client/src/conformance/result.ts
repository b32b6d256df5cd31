import { received, requested, type Exchange } from './exchange.ts';

/** What the contract or the specification wants, checked wherever it applies. */
export interface Rule {
  readonly id: string;
  /** The wish as a sentence. */
  readonly wants: string;
  /** Where it stands. */
  readonly source: string;
}

/** What went wrong. */
export interface Failure {
  readonly request: string;
  readonly expected: string;
  readonly received: string;
}

/** What became of one rule at one place. */
export interface Result {
  readonly rule: Rule;
  /** Operation and caller, such as `getProfile as customer 1`. */
  readonly target: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly failure: Failure | null;
  /** Why it was skipped; null when it was not. */
  readonly reason: string | null;
}

/** Takes the results of the checks, in their order. */
export interface Findings {
  readonly results: readonly Result[];
  /** `expected` is null when the answer is as wanted, else what was expected instead. */
  judge(rule: Rule, target: string, exchange: Exchange, expected: string | null): void;
  /** A failure that is not about one answer alone. */
  fail(rule: Rule, target: string, failure: Failure): void;
  skip(rule: Rule, target: string, reason: string): void;
}

/** Creates an empty set of findings. */
export function createFindings(): Findings {
  const results: Result[] = [];
  return {
    results,
    judge(rule, target, exchange, expected) {
      const failure =
        expected === null ? null : { request: requested(exchange), expected, received: received(exchange) };
      results.push({ rule, target, outcome: failure === null ? 'passed' : 'failed', failure, reason: null });
    },
    fail(rule, target, failure) {
      results.push({ rule, target, outcome: 'failed', failure, reason: null });
    },
    skip(rule, target, reason) {
      results.push({ rule, target, outcome: 'skipped', failure: null, reason });
    },
  };
}
