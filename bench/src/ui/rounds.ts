/** Rounds that a median is taken of. */
const ROUNDS = 5;

/** ms after which no further round is begun: some tables take a minute for one. */
const BUDGET = 15_000;

/**
 * Repeats a round of measurements: five times, or as often as fits into a quarter of a minute, once at least. Tells on
 * standard error how far it is, as the whole takes long.
 *
 * @param name what is measured
 */
export async function rounds<Times>(name: string, round: () => Promise<Times>): Promise<readonly Times[]> {
  const started = performance.now();
  const times: Times[] = [];
  do times.push(await round());
  while (times.length < ROUNDS && performance.now() - started < BUDGET);
  process.stderr.write(`${name}: ${times.length} rounds, ${JSON.stringify(times.at(-1))}\n`);
  return times;
}
