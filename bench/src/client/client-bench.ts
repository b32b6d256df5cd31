import type { Measurement } from '../result.ts';
import { measureExpiredCalls } from './expired-calls.ts';
import { measureOverhead } from './overhead.ts';
import { measureSizes } from './sizes.ts';

/** Compares API clients: size, behaviour with expired tokens, and cost per call. */
export async function clientBench(): Promise<readonly Measurement[]> {
  return [...(await measureSizes()), ...(await measureExpiredCalls()), ...(await measureOverhead())];
}
