import { parseArgs } from 'node:util';
import type { Account } from '../account.ts';
import type { Period } from '../scene.ts';

/** How the command is called. */
export const usage = `Usage: api-client conformance --base-url URL --as KIND:EMAIL:PASSWORD [--as …] [options]

Tries a running back end against the contract of the energy portal.

  --base-url URL             the API root, such as https://portal.example/api
  --as KIND:EMAIL:PASSWORD   an account to sign in as, customer or staff; two customers of different
                             corporate groups and staff for all checks
  --code-from SOURCE         where one-time codes come from: "prompt" (default), the address of a mailbox
                             as JSON ([{to, text}, …], newest first; {email} in it becomes the account's),
                             or a command that prints the code and has the account's address as EMAIL
  --writes                   also send changes, and make, change and remove things; without it only what
                             reads, signs in and out, and starts and ends shadow mode
  --origin ORIGIN            also check calls from a portal on this origin
  --wait SECONDS             longest wait for a code or a token to expire; 0 by default
  --from DAY --to DAY        period of the reports asked for; last month by default
  --operation NAME           only this operation, such as getProfile; repeat for several
  --only START               only checks that begin so, such as shapes or paging.next; repeat for several
  --allow-extra-fields       objects may have fields that the contract does not know
  --report text|junit|html   form of the report; text by default
  --output FILE              where to write it; the screen by default

Ends with 0 when nothing was found, 1 when something was, 2 when it could not be tried.
`;

/** Forms of a report. */
const forms = ['text', 'junit', 'html'] as const;

/** Form of a report. */
export type ReportForm = (typeof forms)[number];

/** What the command was asked to do. */
export interface CommandOptions {
  readonly baseUrl: string;
  readonly accounts: readonly Account[];
  readonly codeFrom: string;
  readonly mayWrite: boolean;
  readonly origin: string | null;
  readonly longestWait: number;
  readonly period: Period | null;
  readonly operations: readonly string[];
  readonly only: readonly string[];
  readonly allowsExtraFields: boolean;
  readonly report: ReportForm;
  /** File to write to; null for the screen. */
  readonly output: string | null;
}

/** The command was called wrongly. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The password is the rest, so that it may hold colons. */
function accountOf(text: string): Account {
  const [, kind, email = '', password = ''] = /^(customer|staff):([^:]+):(.+)$/s.exec(text) ?? [];
  if (kind !== 'customer' && kind !== 'staff')
    throw new UsageError('--as takes customer:EMAIL:PASSWORD or staff:EMAIL:PASSWORD.');
  return { kind, email, password };
}

function dayOf(name: string, text: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) throw new UsageError(`--${name} takes a day, YYYY-MM-DD.`);
  return text;
}

/**
 * Reads the arguments of the command.
 *
 * @returns null when only the usage is wanted.
 * @throws UsageError for arguments that it does not know or cannot use.
 */
export function readOptions(args: readonly string[]): CommandOptions | null {
  const { values, positionals } = parsed(args);
  if (values.help === true) return null;
  if (positionals.join(' ') !== 'conformance') throw new UsageError('The only command is conformance.');
  const baseUrl = values['base-url'] ?? '';
  if (!/^https?:/.test(baseUrl) || !URL.canParse(baseUrl))
    throw new UsageError('--base-url takes the http or https address of the API root.');
  const accounts = (values.as ?? []).map(accountOf);
  if (accounts.length === 0) throw new UsageError('Give at least one account with --as.');
  const { from, to, origin } = values;
  if ((from === undefined) !== (to === undefined)) throw new UsageError('--from and --to belong together.');
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).origin !== origin))
    throw new UsageError('--origin takes an origin without a path, such as https://portal.example.');
  const longestWait = Number(values.wait ?? '0');
  if (!Number.isInteger(longestWait) || longestWait < 0 || longestWait > 86_400)
    throw new UsageError('--wait takes whole seconds, 0 to 86400.');
  const report = forms.find((form) => form === (values.report ?? 'text'));
  if (report === undefined) throw new UsageError(`--report takes ${forms.join(', ')}.`);
  return {
    baseUrl,
    accounts,
    codeFrom: values['code-from'] ?? 'prompt',
    mayWrite: values.writes ?? false,
    origin: origin ?? null,
    longestWait,
    period:
      from === undefined || to === undefined ? null : { start: dayOf('from', from), end: dayOf('to', to) },
    operations: values.operation ?? [],
    only: values.only ?? [],
    allowsExtraFields: values['allow-extra-fields'] ?? false,
    report,
    output: values.output ?? null,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'base-url': { type: 'string' },
        as: { type: 'string', multiple: true },
        'code-from': { type: 'string' },
        writes: { type: 'boolean' },
        origin: { type: 'string' },
        wait: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string' },
        operation: { type: 'string', multiple: true },
        only: { type: 'string', multiple: true },
        'allow-extra-fields': { type: 'boolean' },
        report: { type: 'string' },
        output: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
