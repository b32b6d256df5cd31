import type { Deps } from '../server/deps.ts';
import { networkOf } from './network.ts';
import { countTry, giveTriesBack, type RateLimit } from './rate-limit.ts';
import type { CountedTry } from '../store/schema/counted-try.ts';

/** Origin of a try against an account. */
export interface Client {
  /** Network address. */
  readonly address: string;
  /** Device id when the device has signed in to this account before; null otherwise. */
  readonly device: string | null;
}

/**
 * Limits how often something may be tried on an account: slows guessing down without letting anyone lock the owner out
 * (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). Clients on unknown devices soon exhaust the budget
 * of
 * their own address with the account; the larger budget of the account protects against many addresses; a known device
 * counts against neither.
 */
export interface AccountBudgets {
  /** Per known device; nobody else can use it up. */
  readonly device: readonly RateLimit[];
  /** Per address and account. This and the following apply to unknown devices only. */
  readonly accountAndAddress: readonly RateLimit[];
  /** Per account, over all addresses. */
  readonly account: readonly RateLimit[];
  /** Per address, over all accounts. */
  readonly address: readonly RateLimit[];
}

type Counter = readonly [limit: RateLimit, subject: string];

function on(limits: readonly RateLimit[], subject: string): Counter[] {
  return limits.map((limit) => [limit, subject]);
}

function limitsFor(budgets: AccountBudgets, account: string, { address, device }: Client): Counter[] {
  if (device !== null) return on(budgets.device, `${account}\n${device}`);
  const network = networkOf(address);
  return [
    ...on(budgets.accountAndAddress, `${account}\n${network}`),
    ...on(budgets.address, network),
    ...on(budgets.account, account),
  ];
}

/**
 * Counts a try on an account against every budget that applies. A try that one budget refuses uses up none, so an
 * attacker who has no tries left takes none from the account.
 *
 * @param account - Key of the account, existing or not: its address or id.
 * @returns what to give back when the try turns out not to be a failure.
 * @throws ApiError 429 with the wait until the next try.
 */
export async function countAccountTry(
  deps: Deps,
  budgets: AccountBudgets,
  account: string,
  client: Client,
): Promise<readonly CountedTry[]> {
  const counted: CountedTry[] = [];
  for (const [limit, subject] of limitsFor(budgets, account, client)) {
    try {
      counted.push(await countTry(deps, limit, subject));
    } catch (error) {
      await giveTriesBack(deps, counted);
      throw error;
    }
  }
  return counted;
}
