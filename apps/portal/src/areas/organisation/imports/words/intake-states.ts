import type { IntakeState, IntakeSummary } from '@vinrod/api-client';
import type { StatusTone } from '@vinrod/ui/status-badge';

/** States of a file that waits for somebody or something. */
export const underWayStates = [
  'reading',
  'needs_settings',
  'ready',
  'storing',
] as const satisfies readonly IntakeState[];

/** States of a file that is done with, in the order of the filter. */
export const endStates = [
  'stored',
  'partly_stored',
  'refused',
  'undone',
  'cancelled',
  'discarded',
] as const satisfies readonly IntakeState[];

/** A state of a file that is done with. */
export type EndState = (typeof endStates)[number];

/** Whether the server is at work with the file, so that it should be asked again. */
export function isAtWork(state: IntakeState): boolean {
  return state === 'reading' || state === 'storing';
}

/** Whether a file is a table, which somebody may have to tell the columns of. */
export function isTable({ format }: Pick<IntakeSummary, 'format'>): boolean {
  return format === 'csv' || format === 'xlsx';
}

/** Whether a table is read again, as somebody told what its columns mean. */
export function isReadAgain(intake: Pick<IntakeSummary, 'state' | 'format'>): boolean {
  return intake.state === 'reading' && isTable(intake);
}

/** Whether the file is done with. */
export function isEnded(state: IntakeState): state is EndState {
  return endStates.some((end) => end === state);
}

/** Meaning of each state in a list. */
export const stateTones: Readonly<Record<IntakeState, StatusTone>> = {
  reading: 'info',
  needs_settings: 'warning',
  ready: 'info',
  storing: 'info',
  stored: 'success',
  partly_stored: 'warning',
  refused: 'danger',
  undone: 'neutral',
  cancelled: 'neutral',
  discarded: 'neutral',
};

const steps: Readonly<Record<IntakeState, number>> = {
  reading: 0,
  needs_settings: 1,
  ready: 2,
  storing: 3,
  stored: 4,
  partly_stored: 4,
  undone: 4,
  refused: 0,
  cancelled: 0,
  discarded: 0,
};

/** Index of the step that a file is at: file, columns, check, stored; 4 when all are done. */
export function stepOf(state: IntakeState): number {
  return steps[state];
}
