import { medianOf } from '../result.ts';

const rounds = 5;
/** Threshold in milliseconds above which fewer rounds are run. */
const slow = 2000;

/** Median time of a call in milliseconds, without the first call, which warms up. */
export async function medianTime(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  let first = 0;
  for (let round = 0; round <= (first > slow ? 2 : rounds); round += 1) {
    const start = performance.now();
    await call();
    const time = performance.now() - start;
    if (round === 0) first = time;
    else times.push(time);
  }
  return medianOf(times);
}
