import type { Command } from '../command-line/command.ts';
import { readArguments } from '../command-line/read-arguments.ts';
import { StartError } from '../store/start-error.ts';
import type { ChainPlace } from '../store/audit-chain-end.ts';
import { holdsPlace, verifyChain, type ChainState } from './verify-chain.ts';

function readPlace(text: string | undefined): ChainPlace | null {
  if (text === undefined) return null;
  const [, sequence, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (sequence === undefined || hash === undefined)
    throw new StartError('Give --head as audit-head printed it: SEQUENCE:HASH.');
  return { sequence: Number(sequence), hash };
}

/** The fault of the log in one sentence; null when there is none. */
function fault(
  { intact, brokenAt, isHeadDamaged }: ChainState,
  kept: ChainPlace | null,
  isKept: boolean,
): string | null {
  if (brokenAt !== null)
    return `The audit log is broken at event ${brokenAt}; the ${intact} before it are as they were written.`;
  if (kept !== null && !isKept)
    return `The audit log no longer holds event ${kept.sequence} of the given head: it was cut or written anew.`;
  if (isHeadDamaged)
    return `The ${intact} events of the audit log hang together, but its head tells another end: the last ones were removed or the head was changed.`;
  return null;
}

/** Checks the audit log against its hashes, and against a head stored elsewhere. */
export const verifyAuditLog: Command = {
  name: 'verify-audit-log',
  usage: '[--head SEQUENCE:HASH]',
  summary: 'Check that no event of the audit log was changed or removed, since that head or at all.',
  async run(args, { database, print, printError }) {
    const { options, positionals } = readArguments(args, ['head']);
    if (positionals.length > 0) throw new StartError('Give nothing but --head SEQUENCE:HASH.');
    const kept = readPlace(options.head);
    // A single snapshot, because events may be added meanwhile.
    const { state, isKept } = await database.transaction(
      async (trx) => ({
        state: await verifyChain(trx),
        isKept: kept === null || (await holdsPlace(trx, kept)),
      }),
      { isolation: 'repeatable read' },
    );
    const found = fault(state, kept, isKept);
    if (found === null) print(`All ${state.intact} events of the audit log are as they were written.`);
    else printError(found);
    return found === null ? 0 : 1;
  },
};
