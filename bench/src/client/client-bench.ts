import type { Measurement } from '../result.ts';
import { measureExpiredCalls } from './expired-calls.ts';
import { measureOverhead } from './overhead.ts';
import { measureSizes } from './sizes.ts';

/** The client: what it weighs, what it does when its tokens have expired, what a call costs. */
export async function clientBench(): Promise<readonly Measurement[]> {
  return [...(await measureSizes()), ...(await measureExpiredCalls()), ...(await measureOverhead())];
}
