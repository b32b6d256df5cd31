import type { Deps } from '../server/deps.ts';
import { placeText, readChainHead } from '../store/audit-chain-end.ts';

/** Logs an error when the head of the audit log does not match its last event, which the portal itself never causes. */
export async function reportDamagedHead({ database, log }: Pick<Deps, 'database' | 'log'>): Promise<void> {
  const { end, head, isDamaged } = await readChainHead(database.db);
  if (isDamaged) log.error({ head, end: placeText(end) }, 'the head of the audit log is damaged');
}
