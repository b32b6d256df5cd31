import { type Measurement, medianOf } from '../result.ts';
import { refreshingPeers } from './refreshing-peers.ts';
import { startTokenServer } from './token-server.ts';

const rounds = 5;

/** Counts the refreshes caused by parallel calls with an expired token, and how many of the calls succeed. */
export async function measureExpiredCalls(): Promise<Measurement[]> {
  const found: Measurement[] = [];
  for (const parallel of [5, 20]) {
    for (const [peer, create] of refreshingPeers) {
      const refreshes: number[] = [];
      const succeeded: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const server = await startTokenServer();
        const call = create(server.url);
        const outcomes = await Promise.allSettled(Array.from({ length: parallel }, call));
        refreshes.push(server.refreshes());
        succeeded.push(outcomes.filter(({ status }) => status === 'fulfilled').length);
        server.close();
      }
      const name = `${parallel} parallel expired calls`;
      found.push(
        { case: `${name}: refreshes`, peer, median: medianOf(refreshes), unit: 'calls' },
        { case: `${name}: succeeded`, peer, median: medianOf(succeeded), unit: 'calls' },
      );
    }
  }
  return found.toSorted((a, b) => (a.case === b.case ? 0 : a.case < b.case ? -1 : 1));
}
