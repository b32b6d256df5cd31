import type { IntakeState, IntakeSummary } from '@vinrod/api-client';
import { formatInteger } from '@vinrod/ui/format';

import { t } from './texts.ts';

/** States of a file that was read in, or could not be. */
export const shownStates = ['stored', 'partly_stored', 'refused'] as const satisfies readonly IntakeState[];

/** Rows that are one value each. */
const valueKinds: ReadonlySet<string | null> = new Set(['meter_values', 'spot_prices', 'temperatures']);

/** What is said of a file that came in. */
export interface LatestWords {
  readonly title: string;
  readonly detail: string;
  readonly isRefused: boolean;
}

/** What a file was, and what became of it: its name tells what nobody recognised. */
export function latestWords({ kind, file_name: name, state, counts, note }: IntakeSummary): LatestWords {
  const title = kind === null ? name : t(`work.imports.kind.${kind}`);
  if (state === 'refused')
    return { title, detail: note === '' ? t('work.imports.refused') : note, isRefused: true };
  const figures = t(valueKinds.has(kind) ? 'work.imports.values' : 'work.imports.rows', {
    count: formatInteger(counts.created),
    changed: formatInteger(counts.changed),
  });
  return { title, detail: note === '' ? figures : `${figures}. ${note}`, isRefused: false };
}
