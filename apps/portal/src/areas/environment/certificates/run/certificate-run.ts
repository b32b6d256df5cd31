import type { CertificateKind } from '../../queries/certificate-kind.ts';

/** File made by the run. */
export interface RunFile {
  readonly name: string;
  readonly content: Blob;
}

/** Status of a corporate group's certificates. */
export type RunStep =
  | { readonly step: 'waiting' }
  | { readonly step: 'running' }
  | { readonly step: 'done'; readonly file: RunFile }
  | { readonly step: 'failed'; readonly reason: string }
  | { readonly step: 'cancelled' };

/** Corporate group in the run. */
export interface RunItem {
  readonly uuid: string;
  readonly name: string;
  readonly siteCount: number;
  readonly state: RunStep;
}

/** Certificates of many corporate groups, issued one corporate group at a time. */
export interface CertificateRun {
  readonly kind: CertificateKind;
  readonly year: number;
  readonly items: readonly RunItem[];
}

/** Number of corporate groups per status. */
export interface RunCounts {
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  /** Waiting or in progress. */
  readonly left: number;
}

/** Run with every corporate group waiting. */
export function newRun(
  kind: CertificateKind,
  year: number,
  corporateGroups: readonly Omit<RunItem, 'state'>[],
): CertificateRun {
  return {
    kind,
    year,
    items: corporateGroups.map((corporateGroup) => ({ ...corporateGroup, state: { step: 'waiting' } })),
  };
}

/** Copy of the run with another status for a corporate group. */
export function withStep(run: CertificateRun, uuid: string, state: RunStep): CertificateRun {
  return { ...run, items: run.items.map((item) => (item.uuid === uuid ? { ...item, state } : item)) };
}

/** Copy of the run with everything waiting cancelled. */
export function cancelled(run: CertificateRun): CertificateRun {
  return {
    ...run,
    items: run.items.map((item) =>
      item.state.step === 'waiting' ? { ...item, state: { step: 'cancelled' } } : item,
    ),
  };
}

/** Counts the corporate groups per status. */
export function countsOf({ items }: CertificateRun): RunCounts {
  const count = (...steps: readonly RunStep['step'][]): number =>
    items.filter(({ state }) => steps.includes(state.step)).length;
  return {
    total: items.length,
    done: count('done'),
    failed: count('failed'),
    left: count('waiting', 'running'),
  };
}

/**
 * Minutes left, at the pace so far.
 *
 * @param elapsedMs - Time since the run started.
 * @returns null until the first corporate group is done, or when nothing is left.
 */
export function minutesLeft(run: CertificateRun, elapsedMs: number): number | null {
  const { total, left } = countsOf(run);
  const through = total - left;
  if (through === 0 || left === 0) return null;
  return Math.max(1, Math.round(((elapsedMs / through) * left) / 60_000));
}

/** The files that were made, in the order of the corporate groups. */
export function filesOf({ items }: CertificateRun): readonly RunFile[] {
  return items.flatMap(({ state }) => (state.step === 'done' ? [state.file] : []));
}
