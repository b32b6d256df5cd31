import type { CertificateKind } from '../../queries/certificate-kind.ts';

/** A file that was made. */
export interface RunFile {
  readonly name: string;
  readonly content: Blob;
}

/** Where the certificates of a corporate group stand. */
export type RunStep =
  | { readonly step: 'waiting' }
  | { readonly step: 'running' }
  | { readonly step: 'done'; readonly file: RunFile }
  | { readonly step: 'failed'; readonly reason: string }
  | { readonly step: 'cancelled' };

/** A corporate group in the row. */
export interface RunItem {
  readonly uuid: string;
  readonly name: string;
  readonly siteCount: number;
  readonly state: RunStep;
}

/** Certificates of many corporate groups, issued one corporate group after the other. */
export interface CertificateRun {
  readonly kind: CertificateKind;
  readonly year: number;
  readonly items: readonly RunItem[];
}

/** How many corporate groups stand where. */
export interface RunCounts {
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  /** Waiting or under way. */
  readonly left: number;
}

/** A run in which everything waits. */
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

/** The run with a corporate group standing elsewhere. */
export function withStep(run: CertificateRun, uuid: string, state: RunStep): CertificateRun {
  return { ...run, items: run.items.map((item) => (item.uuid === uuid ? { ...item, state } : item)) };
}

/** The run with everything that waits called off. */
export function cancelled(run: CertificateRun): CertificateRun {
  return {
    ...run,
    items: run.items.map((item) =>
      item.state.step === 'waiting' ? { ...item, state: { step: 'cancelled' } } : item,
    ),
  };
}

/** Counts where the corporate groups stand. */
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
 * Minutes until the run is through, if the rest goes as fast as what has been.
 *
 * @param elapsedMs - Time since it began.
 * @returns null until a corporate group is through, or when nothing is left.
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
