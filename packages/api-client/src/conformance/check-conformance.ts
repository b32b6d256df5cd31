import type { Fetch } from '../transport/exchange.ts';
import type { Account, Caller, CodeSource } from './account.ts';
import { checkCrossOrigin, crossOriginRules } from './checks/cross-origin.ts';
import { checkErrors, errorRules } from './checks/errors.ts';
import { checkExpiry, expiryRules } from './checks/expiry.ts';
import { checkExports, exportRules } from './checks/exports.ts';
import { checkPaging, pagingRules } from './checks/paging.ts';
import { checkPermissions, permissionRules } from './checks/permissions.ts';
import { checkSessions, sessionRules } from './checks/sessions.ts';
import { checkShadow, shadowRules } from './checks/shadow.ts';
import { checkShapes, shapeRules } from './checks/shapes.ts';
import { checkTenancy, tenancyRules } from './checks/tenancy.ts';
import { checkWrites, writeRules } from './checks/writes/index.ts';
import { readContract } from './contract/read-contract.ts';
import { schemaChecks } from './contract/schema-check.ts';
import { createAsk, Unreachable } from './exchange.ts';
import { createFindings, type Result, type Rule } from './result.ts';
import { createScene, type Period, type Scene } from './scene.ts';
import { renewTokens, signIn, SignInFailed } from './sign-in.ts';

/** Options of `checkConformance`. */
export interface ConformanceOptions {
  /** The contract: `@vinrod/api-client/openapi.json`. */
  readonly contract: unknown;
  /** API root of the back end, such as `https://portal.example/api`. */
  readonly baseUrl: string;
  /** Who to sign in as: two customers of different corporate groups, and staff, for all checks. */
  readonly accounts: readonly Account[];
  readonly codes: CodeSource;
  /** Whether checks may send changes; false when omitted. */
  readonly mayWrite?: boolean;
  /** Origin of a portal that is served from elsewhere; those checks are skipped when omitted. */
  readonly origin?: string;
  /** Seconds that one check may wait for a code or a token to expire; 0 when omitted. */
  readonly longestWait?: number;
  /** Waits for seconds to pass; a timer when omitted. */
  readonly wait?: (seconds: number) => Promise<void>;
  /** First and last day of the reports asked for; last month when omitted. */
  readonly period?: Period;
  /** Whether objects may have fields that the contract does not know; false when omitted. */
  readonly allowsExtraFields?: boolean;
  /** Only these operations, by name, such as `getProfile`; all when omitted. */
  readonly operations?: readonly string[];
  /** Only rules and subjects that begin so, such as `shapes` or `paging.next`; all when omitted. */
  readonly only?: readonly string[];
  /** Sends the requests; the global `fetch` when omitted. */
  readonly fetch?: Fetch;
}

/** What came of a run. */
export interface ConformanceReport {
  readonly baseUrl: string;
  readonly results: readonly Result[];
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface Subject {
  readonly rules: readonly Rule[];
  readonly check: (scene: Scene) => Promise<void>;
}

/** In this order: tenancy and errors look at the answers that the others got. */
const subjects: readonly Subject[] = [
  { rules: shapeRules, check: checkShapes },
  { rules: permissionRules, check: checkPermissions },
  { rules: pagingRules, check: checkPaging },
  { rules: exportRules, check: checkExports },
  { rules: shadowRules, check: checkShadow },
  { rules: writeRules, check: checkWrites },
  { rules: crossOriginRules, check: checkCrossOrigin },
  { rules: sessionRules, check: checkSessions },
  { rules: tenancyRules, check: checkTenancy },
  { rules: errorRules, check: checkErrors },
  { rules: expiryRules, check: checkExpiry },
];

/** Every rule that is checked. */
export const conformanceRules: readonly Rule[] = subjects.flatMap(({ rules }) => rules);

const day = (at: number): string => new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The last whole month before a day. */
function lastMonth(now: Date): Period {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { start: day(Date.UTC(year, month - 1, 1)), end: day(Date.UTC(year, month, 0)) };
}

const timer = (seconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });

/**
 * Tries a running back end against the contract. Without `mayWrite` it sends nothing but GET, apart from signing in and
 * out and starting and ending shadow mode.
 *
 * @throws SignInFailed when an account cannot sign in; Unreachable when the back end does not answer at all; TypeError
 *   for a contract that is none, and for operations that it does not have.
 */
export async function checkConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  const { only = [] } = options;
  const ask = createAsk(options.baseUrl, options.fetch ?? ((request) => fetch(request)));
  const everyOperation = readContract(options.contract);
  const tried = options.operations ?? [];
  const unknown = tried.find((name) => !everyOperation.some(({ id }) => id === name));
  if (unknown !== undefined) throw new TypeError(`The contract has no operation ${unknown}.`);
  const operations = everyOperation.filter(({ id }) => tried.length === 0 || tried.includes(id));
  const callers: Caller[] = [];
  for (const account of options.accounts) {
    const number = callers.filter((caller) => caller.account.kind === account.kind).length + 1;
    callers.push(await signIn(ask, account, options.codes, `${account.kind} ${number}`));
  }
  const findings = createFindings();
  const scene = createScene({
    ask,
    operations,
    everyOperation,
    findings,
    callers,
    checkOf: schemaChecks(options.contract, options.allowsExtraFields ?? false),
    codes: options.codes,
    period: options.period ?? lastMonth(new Date()),
    mayWrite: options.mayWrite ?? false,
    longestWait: options.longestWait ?? 0,
    wait: options.wait ?? timer,
    origin: options.origin ?? null,
  });
  const isWanted = ({ id }: Rule): boolean => only.length === 0 || only.some((start) => id.startsWith(start));
  for (const { rules, check } of subjects) {
    const [rule] = rules;
    if (rule === undefined || !rules.some(isWanted)) continue;
    try {
      for (const caller of callers) await renewTokens(ask, caller);
      await check(scene);
    } catch (error) {
      if (!(error instanceof Unreachable || error instanceof SignInFailed)) throw error;
      findings.fail(rule, 'the back end', {
        request: error.message,
        expected: 'an answer to go on with',
        received: `${error.name}; the rest of this subject was left out`,
      });
    }
  }
  const results = findings.results.filter((result) => isWanted(result.rule));
  const countOf = (outcome: Result['outcome']): number =>
    results.filter((result) => result.outcome === outcome).length;
  return {
    baseUrl: options.baseUrl,
    results,
    passed: countOf('passed'),
    failed: countOf('failed'),
    skipped: countOf('skipped'),
  };
}
