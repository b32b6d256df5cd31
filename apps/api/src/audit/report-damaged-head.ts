import type { Deps } from '../server/deps.ts';
import { placeText, readChainHead } from '../store/audit-chain-end.ts';

/** Logs when the head of the audit log tells another end than its events do, which no work of the portal brings about. */
export async function reportDamagedHead({ database, log }: Pick<Deps, 'database' | 'log'>): Promise<void> {
  const { end, head, isDamaged } = await readChainHead(database.db);
  if (isDamaged) log.error({ head, end: placeText(end) }, 'the head of the audit log is damaged');
}
