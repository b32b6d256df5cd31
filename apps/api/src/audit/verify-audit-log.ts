import type { Command } from '../cli/command.ts';
import { verifyChain } from './verify-chain.ts';

/** Checks the log of events against its hashes. */
export const verifyAuditLog: Command = {
  name: 'verify-audit-log',
  usage: '',
  summary: 'Check that no event of the audit log was changed or removed.',
  async run(_args, { database, print, printError }) {
    const { intact, brokenAt } = await verifyChain(database.db);
    if (brokenAt === null) {
      print(`All ${intact} events of the audit log are as they were written.`);
      return 0;
    }
    printError(
      `The audit log is broken at event ${brokenAt}; the ${intact} before it are as they were written.`,
    );
    return 1;
  },
};
