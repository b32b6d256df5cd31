import type { Command } from '../command-line/command.ts';
import { readChainHead, placeText } from '../store/audit-chain-end.ts';

/** Prints the head of the audit log, to be stored out of the portal's reach. */
export const auditHead: Command = {
  name: 'audit-head',
  usage: '',
  summary:
    'Print the last event of the audit log as SEQUENCE:HASH and its time, for verify-audit-log --head.',
  async run(_args, { database, print, printError }) {
    const { end, head, occurredAt, isDamaged } = await readChainHead(database.db);
    print(`${placeText(end)} ${occurredAt?.toISOString() ?? '-'}`);
    if (isDamaged) printError(`The head of the audit log is damaged: it tells ${head ?? 'nothing'}.`);
    return isDamaged ? 1 : 0;
  },
};
