import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { tooMany } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import { answeredInTime } from '../store/answered-in-time.ts';
import type { CountedTry } from '../store/schema/counted-try.ts';

/** A limit of `tries` at once, of which one comes back every `seconds / tries`. */
export interface RateLimit {
  readonly name: string;
  readonly tries: number;
  readonly seconds: number;
}

type LimitDeps = Pick<Deps, 'clock' | 'config' | 'database' | 'secrets'>;

/** The subject is an address or an e-mail address; the table does not need it in clear text. */
function keyOf(deps: LimitDeps, limit: RateLimit, subject: string): string {
  return `${limit.name}:${createHmac('sha256', deps.secrets.rateLimit).update(subject).digest('base64url')}`;
}

/**
 * Counts one try and refuses it when the limit is used up. The counters are in the database, so they hold across
 * restarts and processes; a used-up limit recovers by itself, so nobody is locked out for good. The count is one
 * statement
 * (GCRA), so concurrent tries all count.
 *
 * @returns what to give back to {@link giveTriesBack} when only failures should count.
 * @throws ApiError 429 with the wait until the next try.
 */
export async function countTry(deps: LimitDeps, limit: RateLimit, subject: string): Promise<CountedTry> {
  const key = keyOf(deps, limit, subject);
  const now = deps.clock.now();
  const step = limit.seconds / limit.tries;
  const query = sql`
    insert into rate_limit (key, whole_at)
    values (${key}, ${now}::timestamptz + make_interval(secs => ${step}))
    on conflict (key) do update
      set whole_at = greatest(rate_limit.whole_at, ${now}::timestamptz) + make_interval(secs => ${step})
      where greatest(rate_limit.whole_at, ${now}::timestamptz) + make_interval(secs => ${step})
        <= ${now}::timestamptz + make_interval(secs => ${limit.seconds})
    returning key`.execute(deps.database.db);
  const counted = await answeredInTime(query, deps.config.databaseTimeout);
  if (counted.rows.length > 0) return { key, seconds: step, at: now.toISOString() };
  const row = await deps.database.db
    .selectFrom('rate_limit')
    .select('whole_at')
    .where('key', '=', key)
    .executeTakeFirst();
  const wholeIn = ((row?.whole_at ?? now).getTime() - now.getTime()) / 1000;
  throw tooMany(wholeIn + step - limit.seconds);
}

/**
 * Gives back tries that were not failures. Skips what has recovered by itself in the meantime, so nobody gains a try,
 * and a success gives back only its own tries.
 */
export async function giveTriesBack(
  deps: Pick<Deps, 'clock' | 'database'>,
  tries: readonly CountedTry[],
): Promise<void> {
  const now = deps.clock.now().getTime();
  for (const { key, seconds, at } of tries) {
    const left = seconds - (now - Date.parse(at)) / 1000;
    if (left <= 0) continue;
    await sql`update rate_limit set whole_at = whole_at - make_interval(secs => ${left})
      where key = ${key}`.execute(deps.database.db);
  }
}
