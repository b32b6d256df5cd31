import type { Deps } from '../server/deps.ts';
import { networkOf } from './network.ts';
import { countTry, giveTriesBack, type RateLimit } from './rate-limit.ts';
import type { CountedTry } from '../store/schema/counted-try.ts';

/** Who tries something with an account. */
export interface Client {
  /** Network address. */
  readonly address: string;
  /** Id of the device when it has signed in to this very account before; null otherwise. */
  readonly device: string | null;
}

/**
 * How often something may be tried with an account, so that guessing is slow and yet nobody can shut
 * the owner out (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"): whoever does not
 * come from a known device soon uses up the tries of their own address with the account, the many
 * tries of the account protect against many addresses, and the known device needs neither.
 */
export interface AccountBudgets {
  /** Of one known device, which nobody else uses up. */
  readonly device: readonly RateLimit[];
  /** Of an address with the account. The rest is of those who come from no known device. */
  readonly accountAndAddress: readonly RateLimit[];
  /** Of all addresses together with the account. */
  readonly account: readonly RateLimit[];
  /** Of an address with all accounts together. */
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
 * Counts a try of an account on all budgets that it belongs to. A try that one of them refuses uses
 * up none: an attacker whose own tries are gone takes none of the account's.
 *
 * @param account - What names the account, known or not: its address or id.
 * @returns what to give back when the try turns out to be no failure.
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
