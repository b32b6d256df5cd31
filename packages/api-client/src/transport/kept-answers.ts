import { actForSame, type Session } from '../session/session.ts';

/** An answer with the tag by which the server knows whether it has changed (RFC 9110, 8.8.3). */
export interface KeptAnswer {
  readonly tag: string;
  readonly value: unknown;
}

/** Answers of one person, those asked for last, by address. */
export interface KeptAnswers {
  /** The answer that an address gave the person; nobody finds another person's. */
  get(session: Session | null, address: string): KeptAnswer | undefined;
  keep(session: Session | null, address: string, answer: KeptAnswer): void;
}

/**
 * Keeps answers in memory.
 *
 * @param most - How many; 0 keeps none.
 */
export function keepAnswers(most: number): KeptAnswers {
  const answers = new Map<string, KeptAnswer>();
  let owner: Session | null = null;

  function of(session: Session | null): typeof answers {
    const isSame = owner === null || session === null ? owner === session : actForSame(owner, session);
    if (!isSame) answers.clear();
    owner = session;
    return answers;
  }

  return {
    get: (session, address) => of(session).get(address),
    keep(session, address, answer) {
      const own = of(session);
      own.delete(address);
      own.set(address, answer);
      for (const oldest of own.keys()) {
        if (own.size <= most) break;
        own.delete(oldest);
      }
    },
  };
}
