/** Rounds per median. */
const roundCount = 5;

/** ms after which no further round is begun: some tables take a minute for one. */
const budget = 15_000;

/**
 * Repeats a round of measurements: five times, or as often as fits into 15 s, but at least once. Prints its progress on
 * standard error, because the whole takes long.
 *
 * @param name - name of the measurement
 */
export async function rounds<Times>(name: string, round: () => Promise<Times>): Promise<readonly Times[]> {
  const started = performance.now();
  const times: Times[] = [];
  do times.push(await round());
  while (times.length < roundCount && performance.now() - started < budget);
  process.stderr.write(`${name}: ${times.length} rounds, ${JSON.stringify(times.at(-1))}\n`);
  return times;
}
